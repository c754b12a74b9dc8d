import type { Edit } from '../core/types.js';
import type { Trend } from '../trend/trend.js';
import type { AskedOf } from './asked.js';
import type { Beside } from './beside.js';
import type { CaseIndex } from './case-index.js';
import { askingAt } from './case-line.js';
import { clipped } from './clip.js';
import { answerCode, type Columns } from './columns.js';
import { createNames, type Names } from './names.js';
import type { Overview, Packed, PageReply } from './page-data.js';
import type { Outline } from './prompts.js';
import { STATUSES } from './status.js';

export interface ToPack {
  readonly overview: Overview;
  readonly columns: Columns;
  readonly cases: CaseIndex;
  readonly outlines: readonly Outline[];
  readonly beside: Beside | undefined;
  readonly trend: Trend | undefined;
  readonly asked: AskedOf;
}

/** The run as columns of numbers, with every text once. */
export function pack({ overview, columns, cases, outlines, asked, beside, trend }: ToPack): Packed {
  const names = createNames();
  for (const text of columns.names) names.code(text);
  const texts = { source: list(), followUp: list(), edits: editList(), given: list(), because: list() };
  const outcomes = { source: list(), followUp: list() };
  const replies = createReplies(names);
  for (let place = 0; place < cases.size; place++) {
    const pair = cases.read(place);
    texts.source.push(names.code(clipped(pair.source)));
    texts.followUp.push(names.code(clipped(pair.follow_up)));
    texts.edits.push(pair.edits ?? 0);
    texts.given.push(names.code(clipped(pair.context ?? '')));
    texts.because.push(names.code(pair.because ?? ''));
  }
  const { verdicts } = columns;
  verdicts.case.forEach((place, at) => {
    const { source, followUp } = asked(askingAt(columns, at), cases.read(place));
    outcomes.source.push(replies.add(source.reply));
    outcomes.followUp.push(replies.add(followUp.reply));
  });
  const others = beside && packBeside(columns, beside, names, replies.add);
  return {
    overview,
    outlines,
    trend,
    columns: { ...columns, names: names.texts, texts, outcomes, replies: replies.columns, beside: others },
  };
}

function packBeside(columns: Columns, beside: Beside, names: Names, place: (reply: PageReply | undefined) => number) {
  const others = { status: list(), from: list(), to: list(), reason: list(), source: list(), followUp: list() };
  for (let at = 0; at < columns.verdicts.case.length; at++) {
    const other = beside(askingAt(columns, at));
    others.status.push(other ? STATUSES.indexOf(other.status) : -1);
    others.from.push(other ? answerCode(names, other.answers[0]) : 0);
    others.to.push(other ? answerCode(names, other.answers[1]) : 0);
    others.reason.push(other ? names.code(other.reason) : 0);
    others.source.push(place(other?.replies.source));
    others.followUp.push(place(other?.replies.followUp));
  }
  return others;
}

function createReplies(names: Names) {
  const columns = { text: list(), finish: list(), ms: list(), input: list(), output: list() };
  const known = new Map<string, number>();
  return {
    columns,
    /** Its place; -1: there is none. */
    add(reply: PageReply | undefined): number {
      if (!reply) return -1;
      const { text, finish, ms = -1, inputTokens = -1, outputTokens = -1 } = reply;
      const [code, end] = [names.code(text), names.code(finish)];
      const key = [code, end, Math.round(ms), inputTokens, outputTokens].join();
      const place = known.get(key);
      if (place !== undefined) return place;
      known.set(key, columns.text.length);
      columns.finish.push(end);
      columns.ms.push(Math.round(ms));
      columns.input.push(inputTokens);
      columns.output.push(outputTokens);
      return columns.text.push(code) - 1;
    },
  };
}

function list(): number[] {
  return [];
}

function editList(): (readonly Edit[] | 0)[] {
  return [];
}
