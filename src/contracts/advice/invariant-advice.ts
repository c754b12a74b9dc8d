import { casesOf, quoted, type Recommendation, ranked, unique } from './advice.js';
import type { FailedCheck } from './failed-checks.js';
import { jsonAdvice } from './json-advice.js';

/** What to do, by the type of an invariant; what stands after “NAME fails in 3 cases: ”. */
const ADVICE: Readonly<Record<string, (failed: readonly FailedCheck[]) => string>> = {
  citation: () =>
    'ask for it outright (“Cite the source of every claim as [doc_id]”), allow only sources of the context, and show an example with a citation.',
  contains: (failed) =>
    `say in the prompt that the reply must have ${mostExpected(failed) ?? 'it'}, in those words, and show an example that does.`,
  not_contains: (failed) =>
    `say in the prompt what must not appear${prefixed(' (', mostExpected(failed), ')')} and what to say instead.`,
  regex: () => 'describe the format in words and show one example; models copy formats better than they derive them.',
  equals: () =>
    'ask for nothing but the value, or check with `contains`, `one_of` or `similarity` if wording may vary.',
  one_of: (failed) =>
    `list the allowed answers in the prompt${prefixed(' (', mostExpected(failed), ')')} and ask for one of them alone.`,
  starts_with: () => 'show in an example how the reply is to begin.',
  ends_with: () => 'show in an example how the reply is to end, and see that `max_tokens` leaves room for it.',
  length: lengthAdvice,
  json_path: (failed) =>
    `name the field in the prompt${prefixed(' (', mostExpected(failed), ')')} and show a whole example reply.`,
  numeric: () => 'let the model reckon step by step before it gives the number, or do the arithmetic in your program.',
  language: () => 'say in the prompt which language to answer in, whatever the language of the input.',
  pii: () => 'forbid personal data in the prompt, and mask it in inputs and context before they are asked.',
  toxicity: () => 'set the tone in the prompt, and say how to answer rude inputs.',
  tone: () => 'describe the tone in the prompt with two or three adjectives and one example reply in it.',
  llm_judge: () => 'read the judge’s reasons: put what its rubric asks for into the prompt in so many words.',
  similarity: () =>
    'give the prompt the facts that the reference has, or lower `threshold` if other wordings are right too.',
  readability: () => 'ask for short sentences and plain words, for a reader that you name.',
  refusal: () => 'say in the prompt what is in scope and what is to be declined, with an example of each.',
  latency: () => 'ask for shorter replies, shorten prompt and context, or take a faster model.',
  tokens: () => 'ask for shorter replies, shorten prompt and context, or set `max_tokens`.',
  cost: () => 'shorten prompt and context, ask for shorter replies, or take a cheaper model.',
};

const JSON_TYPES = ['json_schema', 'is_json'];

/** What to do about the invariants that failed on cases as written. */
export function invariantAdvice(failed: readonly FailedCheck[]): readonly Recommendation[] {
  const json = failed.filter(({ type }) => JSON_TYPES.includes(type));
  const others = failed.filter(({ type }) => !JSON_TYPES.includes(type));
  return [
    ...jsonAdvice(json),
    ...unique(others.map(({ type, name }) => JSON.stringify([type, name]))).map((key) => {
      const these = others.filter(({ type, name }) => JSON.stringify([type, name]) === key);
      const cases = unique(these.map((each) => each.case));
      const { type = '', name = '' } = these[0] ?? {};
      const what = ADVICE[type]?.(these) ?? 'see its reasons, and say in the prompt what it asks for.';
      return { text: `${name} fails in ${casesOf(cases)}: ${what}`, cases };
    }),
  ];
}

function lengthAdvice(failed: readonly FailedCheck[]): string {
  const told = failed.map(({ check }) => check.expected ?? check.reason).join('\n');
  const [long, short] = [/at most|no more|fewer|shorter/iu.test(told), /at least|no fewer|longer/iu.test(told)];
  const limit = prefixed(' (', mostExpected(failed), ')');
  if (long && !short)
    return `replies are too long${limit}: say the limit in the prompt, in words or sentences, which models keep better than characters.`;
  if (short && !long) return `replies are too short${limit}: say in the prompt what a whole reply has, point by point.`;
  return `say in the prompt how long a reply is to be${limit}, in words or sentences, which models keep better than characters.`;
}

function mostExpected(failed: readonly FailedCheck[]): string | undefined {
  const [most] = ranked(failed.flatMap(({ check }) => check.expected ?? []));
  return most === undefined ? undefined : quoted(most[0].replaceAll('`', ''));
}

function prefixed(before: string, text: string | undefined, after: string): string {
  return text === undefined ? '' : before + text + after;
}
