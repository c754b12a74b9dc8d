import type { CameOut } from '../src/page/beside.js';
import { type CaseFilter, select } from '../src/page/case-filter.js';
import { detailOf, lineOf, placesOf } from '../src/page/case-line.js';
import { answerText } from '../src/page/columns.js';
import type { CaseTexts, Packed, PageReply } from '../src/page/page-data.js';
import { promptOf } from '../src/page/prompts.js';
import { STATUSES } from '../src/page/status.js';
import type { PageSource } from './source.js';

/** A finished run, whole in this file. */
export function embeddedSource({ overview, columns, outlines, trend }: Packed): PageSource {
  const { names, verdicts, texts, outcomes, replies, beside } = columns;
  const text = (codes: readonly number[], place: number) => names[codes[place] ?? 0] ?? '';
  const textsAt = (place: number): CaseTexts => ({
    source: text(texts.source, place),
    followUp: text(texts.followUp, place),
    edits: texts.edits[place] || undefined,
  });
  const hasText = (place: number, wanted: string) =>
    text(texts.source, place).toLowerCase().includes(wanted) ||
    text(texts.followUp, place).toLowerCase().includes(wanted);
  const replyAt = (place = -1): PageReply | undefined =>
    place < 0
      ? undefined
      : {
          text: text(replies.text, place),
          finish: text(replies.finish, place),
          ms: known(replies.ms[place]),
          inputTokens: known(replies.input[place]),
          outputTokens: known(replies.output[place]),
        };

  const besideAt = (at: number): CameOut | undefined => {
    const status = STATUSES[beside?.status[at] ?? -1];
    if (!beside || status === undefined) return undefined;
    return {
      status,
      reason: text(beside.reason, at),
      answers: [answerText(names, beside.from[at] ?? 0), answerText(names, beside.to[at] ?? 0)],
      replies: { source: replyAt(beside.source[at]), followUp: replyAt(beside.followUp[at]) },
    };
  };

  let last: { readonly asked: string; readonly found: readonly number[] } = { asked: '', found: [] };
  const matching = (filter: CaseFilter): readonly number[] => {
    const asked = JSON.stringify(filter);
    if (last.asked !== asked) last = { asked, found: select(columns, filter, hasText) };
    return last.found;
  };

  let places: ReadonlyMap<string, number> | undefined;
  const placeOf = (key: string): number | undefined => {
    places ??= placesOf(columns);
    return places.get(key);
  };

  return {
    overview: async () => overview,
    trend: async () => trend,
    async cases(filter, { offset, limit }) {
      const found = matching(filter);
      const lines = found
        .slice(offset, offset + limit)
        .map((at) => lineOf(columns, at, textsAt(verdicts.case[at] ?? 0)));
      return { total: found.length, lines };
    },
    position: async (filter, key) => matching(filter).indexOf(placeOf(key) ?? -1),
    async detail(key) {
      const at = placeOf(key);
      if (at === undefined) return undefined;
      const place = verdicts.case[at] ?? 0;
      const { source, followUp, edits } = textsAt(place);
      const given = text(texts.given, place);
      const asked = { shots: text(verdicts.shots, at), context: verdicts.context[at] === 1, given };
      const first = promptOf(outlines, { ...asked, text: source });
      const second = promptOf(outlines, { ...asked, text: followUp });
      return detailOf(
        columns,
        at,
        { source, followUp, edits },
        {
          because: text(texts.because, place),
          given,
          prompts: first && second && { source: first, followUp: second },
          replies: { source: replyAt(outcomes.source[at]), followUp: replyAt(outcomes.followUp[at]) },
          beside: besideAt(at),
        },
      );
    },
    watch: () => () => undefined,
  };
}

function known(value = -1): number | undefined {
  return value < 0 ? undefined : value;
}
