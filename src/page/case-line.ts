import { changes, followUpPieces, sourcePieces } from '../differences/changes.js';
import { excerpt } from '../reports/examples/excerpt.js';
import type { Asking, CameOut } from './beside.js';
import { answerText, type Columns } from './columns.js';
import type { CaseDetail, CaseLine, CaseTexts } from './page-data.js';
import { STATUSES } from './status.js';

/** The line of an asking in the list: texts cut to what stands near their changes. */
export function lineOf(columns: Columns, at: number, texts: CaseTexts): CaseLine {
  const all = changes(texts);
  return {
    ...factsOf(columns, at),
    source: excerpt(sourcePieces(all)),
    followUp: excerpt(followUpPieces(all)),
  };
}

type Rest = Pick<CaseDetail, 'because' | 'given' | 'prompts' | 'replies' | 'reviews' | 'beside'>;

/** An asking in full. */
export function detailOf(columns: Columns, at: number, texts: CaseTexts, rest: Rest): CaseDetail {
  const { names, cases, verdicts } = columns;
  const place = verdicts.case[at] ?? 0;
  const all = changes(texts);
  return {
    ...factsOf(columns, at),
    source: sourcePieces(all),
    followUp: followUpPieces(all),
    id: named(names, cases.id[place]),
    item: named(names, cases.item[place]),
    relation: named(names, cases.relation[place]),
    label: named(names, cases.label[place]),
    expected: named(names, verdicts.expected[at]),
    reason: named(names, verdicts.reason[at]),
    repeat: verdicts.repeat[at] ?? 0,
    again: { of: verdicts.againOf[at] ?? 0, changed: verdicts.againChanged[at] ?? 0 },
    ...rest,
  };
}

function factsOf(columns: Columns, at: number): Omit<CaseLine, 'source' | 'followUp'> {
  const { names, cases, verdicts } = columns;
  const place = verdicts.case[at] ?? 0;
  const { model, shots, context } = askingAt(columns, at);
  return {
    key: keyOf(columns, at),
    model,
    shots,
    context,
    category: named(names, cases.category[place]),
    rule: named(names, cases.rule[place]),
    ...outcomeAt(columns, at),
  };
}

function outcomeAt({ names, verdicts }: Columns, at: number): Pick<CameOut, 'status' | 'answers'> {
  return {
    status: STATUSES[verdicts.status[at] ?? 0] ?? 'held',
    answers: [answerText(names, verdicts.from[at] ?? 0), answerText(names, verdicts.to[at] ?? 0)],
  };
}

function named(names: Columns['names'], code: number | undefined): string {
  return names[code ?? 0] ?? '';
}

/** How an asking came out. */
export function cameOut(columns: Columns, at: number, replies: CameOut['replies']): CameOut {
  return { ...outcomeAt(columns, at), reason: named(columns.names, columns.verdicts.reason[at]), replies };
}

export function askingAt({ names, cases, verdicts }: Columns, at: number): Asking {
  return {
    id: named(names, cases.id[verdicts.case[at] ?? 0]),
    model: named(names, verdicts.model[at]),
    shots: named(names, verdicts.shots[at]),
    context: verdicts.context[at] === 1,
    repeat: verdicts.repeat[at] ?? 0,
  };
}

/** Names an asking, whatever the order in which verdicts were written. */
export function keyOf(columns: Columns, at: number): string {
  return keyOfAsking(askingAt(columns, at));
}

export function keyOfAsking({ id, model, shots, context, repeat }: Asking): string {
  return [id, model, shots, context ? 'with' : 'without', repeat].join(' ');
}

/** Where each asking is, by its key. */
export function placesOf(columns: Columns): ReadonlyMap<string, number> {
  return new Map(columns.verdicts.case.map((_, at) => [keyOf(columns, at), at]));
}
