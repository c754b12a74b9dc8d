import type { Edit, Message } from '../core/types.js';
import type { CaseIndex } from './case-index.js';
import { clipped } from './clip.js';
import type { Columns } from './columns.js';
import { createNames, type Names } from './names.js';
import type { Overview, Packed, PageReply } from './page-data.js';
import type { Outline } from './prompts.js';

export interface ToPack {
  readonly overview: Overview;
  readonly columns: Columns;
  readonly names: Names;
  readonly cases: CaseIndex;
  readonly outlines: readonly Outline[];
  readonly ask: (
    model: string,
    repeat: number,
    asked: { readonly shots: string; readonly context: boolean; readonly text: string; readonly given: string },
  ) => { readonly messages: readonly Message[] | undefined; readonly reply: PageReply | undefined };
}

/** The run as columns of numbers, with every text once. */
export function pack({ overview, columns, cases, outlines, ask }: ToPack): Packed {
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
    const pair = cases.read(place);
    const [model = '', shots = ''] = [columns.names[verdicts.model[at] ?? 0], columns.names[verdicts.shots[at] ?? 0]];
    const asked = { shots, context: verdicts.context[at] === 1, given: pair.context ?? '' };
    const repeat = verdicts.repeat[at] ?? 0;
    outcomes.source.push(replies.add(ask(model, repeat, { ...asked, text: pair.source }).reply));
    outcomes.followUp.push(replies.add(ask(model, repeat, { ...asked, text: pair.follow_up }).reply));
  });
  return {
    overview,
    outlines,
    columns: { ...columns, names: names.texts, texts, outcomes, replies: replies.columns },
  };
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
      const values = [names.code(text), names.code(finish), Math.round(ms), inputTokens, outputTokens];
      const key = values.join();
      const place = known.get(key);
      if (place !== undefined) return place;
      known.set(key, columns.text.length);
      columns.finish.push(values[1] ?? 0);
      columns.ms.push(values[2] ?? -1);
      columns.input.push(values[3] ?? -1);
      columns.output.push(values[4] ?? -1);
      return columns.text.push(values[0] ?? 0) - 1;
    },
  };
}

function list(): number[] {
  return [];
}

function editList(): (readonly Edit[] | 0)[] {
  return [];
}
