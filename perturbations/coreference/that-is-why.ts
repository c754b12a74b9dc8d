import { type Doc, lowerOpening, type Rule } from '../../src/plugin.js';
import { asTwo } from './stated/retold.js';
import { hasThirdPerson, type Said, saidIn } from './stated/said.js';

/** The reason is said first, and `that` stands for it. */
export const thatIsWhy: Rule = {
  about: 'Says the reason first, and takes it up by “that”',
  expects: { sentiment: 'same' },
  examples: [
    ['I missed the party because my train was late 😞', "My train was late. That's why I missed the party 😞"],
    ["we can't sleep because the neighbours are loud.", "the neighbours are loud. that's why we can't sleep."],
  ],
  leaves: [
    'I left because of the noise',
    'I left early because my boss asked me to',
    "I didn't leave because I was bored",
    'I like her because she is kind',
    'I only went because you asked',
    'Because I was late, I ran',
  ],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = said.tokens.findIndex(({ lower }) => lower === 'because');
      const parts = at > 2 ? partsAt(doc, said, at) : undefined;
      if (parts) yield asTwo(said, parts.reason, `that's why ${parts.result}`);
    }
  },
};

function partsAt(doc: Doc, said: Said, at: number): { readonly reason: string; readonly result: string } | undefined {
  const [before, because, first] = [said.tokens[at - 1], said.tokens[at], said.tokens[at + 1]];
  const [result, reason] = [said.tokens.slice(0, at), said.tokens.slice(at + 1)];
  if (!before || !because || !first || reason.length < 3 || said.tokens.length > 26 || hasThirdPerson(said.tokens))
    return undefined;
  if (
    !/^(?:i|we|my|our|the|this|nobody|everyone)$/u.test(said.first.lower) ||
    !/^(?:i|we|my|our|the|this|nobody|everyone|someone)$/u.test(first.lower)
  )
    return undefined;
  if (
    said.tokens.some(
      ({ text, lower }) =>
        text === ',' ||
        (/^(?:but|because|just|only|partly|mainly|probably|maybe|simply|so|mostly|that|these|those|there)$/u.test(
          lower,
        ) &&
          lower !== 'because'),
    )
  )
    return undefined;
  if (said.tokens.filter(({ lower }) => lower === 'because').length > 1) return undefined;
  if (/^(?:PART|AUX)$/u.test(said.last.pos) || said.last.lower === 'to') return undefined; // `because they asked me to`
  if (
    !reason.some(({ pos }) => pos === 'VERB' || pos === 'AUX') ||
    !result.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
    return undefined;
  const negated = result.some(
    ({ lemma, index }) => lemma === 'not' && !/^(?:ca|could|can)$/u.test(doc.tokens[index - 1]?.lower ?? ''),
  );
  if (negated || /^(?:love|like|hate|enjoy|know|think|believe|guess|say)$/u.test(result[1]?.lemma ?? ''))
    return undefined;
  return {
    reason: doc.text.slice(first.start, said.last.end),
    result: `${lowerOpening(said.first)}${doc.text.slice(said.first.end, before.end)}`,
  };
}
