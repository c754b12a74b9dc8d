import { conjugate, type Sentence } from '../../../src/plugin.js';

/** What a condition is opened by, and what takes it up. */
export interface Opening {
  /** How many words it has. */
  readonly words: number;
  readonly suppose: boolean;
  readonly taken: string;
}

/** `a firm fails in most countries`: of one case that would be said of all the places at once. */
const MANY = /^(?:most|many|every|each|usually|always|often|generally|normally)$/u;

const EACH = /^(?:each|every)$/u;
const PLACE = /^(?:country|place|town|nation|state|city|culture)$/u;

/** Nothing is asked of `that` again, nor, after a case that is only supposed, of the past; `when` is a case only of what happens at any time. */
export function isOff({ tokens }: Sentence, at: number, { suppose, words }: Opening): boolean {
  const asked = tokens[at]?.lower ?? '';
  const taken = /^(?:that|this|those|one)$/u.test(tokens[at + 1]?.lower ?? '');
  if ((taken && !(suppose && tokens[at + 2]?.pos === 'NOUN')) || tokens[at + 2]?.lower === 'follow') return true;
  const condition = tokens.slice(words, at);
  if (!condition.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return true; // `assuming no delays`
  if (!suppose) return false;
  if (tokens.slice(at).some(({ lower }) => /^(?:therefore|thus|hence|consequently|accordingly|then)$/u.test(lower)))
    return true; // taken up already
  if (
    condition.some(
      ({ lower }, place) => MANY.test(lower) && (!EACH.test(lower) || PLACE.test(condition[place + 1]?.lower ?? '')),
    )
  )
    return true;
  if (tokens[0]?.lower === 'when')
    return (
      tokens
        .slice(at)
        .some(
          ({ lower }, place, rest) =>
            /^(?:common|customary|usual|traditional)$/u.test(lower) && rest[place - 1]?.lower !== 'than',
        ) || // what people do each time
      !/^(?:is|are|do|does|will|would|can|should|must|may|ought)$/u.test(asked) ||
      condition.some(
        ({ pos, lower, lemma }, place) =>
          pos === 'VERB' && lower === conjugate(lemma, 'past') && lower !== lemma && !isPerfect(condition, place),
      ) ||
      /^(?:you|i|we)$/u.test(tokens[1]?.lower ?? '')
    );
  return /^(?:did|was|were|had)$/u.test(asked) || tokens[words]?.lower === 'all';
}

/** `has paid and left`, `are worn`: no past. */
const isPerfect = (condition: readonly { readonly lower: string }[], at: number): boolean =>
  condition.slice(0, at).some(({ lower }) => /^(?:has|have|is|are)$/u.test(lower));

/** `had known`, `would be`; not `have had`. */
export function isUnreal(lower: string, before: string, earlier: string): boolean {
  const has = /^(?:has|have|['’]ve)$/u;
  return /^(?:would|could|were|these)$/u.test(lower) || (lower === 'had' && !has.test(before) && !has.test(earlier));
}
