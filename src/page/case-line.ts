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
  const named = (code: number | undefined) => names[code ?? 0] ?? '';
  const all = changes(texts);
  return {
    ...factsOf(columns, at),
    source: sourcePieces(all),
    followUp: followUpPieces(all),
    id: named(cases.id[place]),
    item: named(cases.item[place]),
    relation: named(cases.relation[place]),
    label: named(cases.label[place]),
    expected: named(verdicts.expected[at]),
    reason: named(verdicts.reason[at]),
    repeat: verdicts.repeat[at] ?? 0,
    again: { of: verdicts.againOf[at] ?? 0, changed: verdicts.againChanged[at] ?? 0 },
    ...rest,
  };
}

function factsOf({ names, cases, verdicts }: Columns, at: number): Omit<CaseLine, 'source' | 'followUp'> {
  const place = verdicts.case[at] ?? 0;
  const named = (code: number | undefined) => names[code ?? 0] ?? '';
  return {
    key: keyOf({ names, cases, verdicts }, at),
    model: named(verdicts.model[at]),
    shots: named(verdicts.shots[at]),
    context: verdicts.context[at] === 1,
    category: named(cases.category[place]),
    rule: named(cases.rule[place]),
    status: STATUSES[verdicts.status[at] ?? 0] ?? 'held',
    answers: [answerText(names, verdicts.from[at] ?? 0), answerText(names, verdicts.to[at] ?? 0)],
  };
}

/** How an asking came out. */
export function cameOut({ names, verdicts }: Columns, at: number, replies: CameOut['replies']): CameOut {
  return {
    status: STATUSES[verdicts.status[at] ?? 0] ?? 'held',
    reason: names[verdicts.reason[at] ?? 0] ?? '',
    answers: [answerText(names, verdicts.from[at] ?? 0), answerText(names, verdicts.to[at] ?? 0)],
    replies,
  };
}

export function askingAt({ names, cases, verdicts }: Columns, at: number): Asking {
  const named = (code: number | undefined) => names[code ?? 0] ?? '';
  return {
    id: named(cases.id[verdicts.case[at] ?? 0]),
    model: named(verdicts.model[at]),
    shots: named(verdicts.shots[at]),
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

/** Where the asking of that key is; -1: nowhere. */
export function placeOf(columns: Columns, key: string): number {
  const { names, cases, verdicts } = columns;
  const id = key.slice(0, Math.max(0, key.split(' ').slice(0, -4).join(' ').length));
  const code = names.indexOf(id);
  return verdicts.case.findIndex((place, at) => cases.id[place] === code && keyOf(columns, at) === key);
}
