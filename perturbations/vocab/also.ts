import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { verbSlot } from './verb-slot.js';

/** What a thing or a person has or does for good, so that two such facts stand side by side. */
const LASTING = /^(?:have|use|wear|take|include|offer|serve|sell|play|feature|own|drink|keep|come|contain|provide)$/u;
const BESIDE =
  /\b(?:also|too|as well|either|even|only|just|still|now|then|but|however|instead|ever|to|would|so|never|most|none|otherwise)\b|[,;:!?"“”()]/iu;

export const also: Rule = {
  about: 'A further fact of the same thing is “also” so: “It’s grey. It has a lid.” → “It’s grey. It also has a lid.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The jug holds two litres. It has a lid.', 'The jug holds two litres. It also has a lid.'],
    ['The tenant works nights. He has a dog.', 'The tenant works nights. He also has a dog.'],
  ],
  leaves: [
    'The jug has a lid',
    "The jug holds two litres. It doesn't have a lid.",
    'The jug broke. It had a lid.',
    'The jug holds two litres. It is grey.',
    'The stall is by the bridge. It sells figs.',
    'The jug holds two litres. They have a lid.',
    'The jug has a lid. It has a lid and a handle, too.',
  ],
  *propose(doc) {
    for (const clause of doc.clauses) {
      const { sentence, subject, verb, auxiliaries, negation, tense } = clause;
      const before = previous(doc, clause);
      if (!before || clause.start !== sentence.tokens[0]?.start || auxiliaries.length > 0 || negation) continue;
      if (tense !== before.tense || before.copular || (tense !== 'present' && !LASTING.test(before.verb.lemma)))
        continue;
      if (!LASTING.test(verb.lemma) || clause.copular || BESIDE.test(sentence.text)) continue;
      if (refersTo(subject.text, before)) yield { edits: [verbSlot(clause, 'also')] };
    }
  },
};

/** The one clause of the sentence right before, which says something of its subject and denies nothing. */
function previous(doc: Doc, { sentence }: Clause): Clause | undefined {
  const all = doc.clauses.filter((each) => each.sentence.index === sentence.index - 1);
  const [only, second] = all;
  const sole = only && !second && !only.negation && !/[!?]/u.test(only.sentence.text);
  return sole && only.start === only.sentence.tokens[0]?.start ? only : undefined;
}

function refersTo(pronoun: string, { subject }: Clause): boolean {
  switch (pronoun.toLowerCase()) {
    case 'he':
    case 'she':
      return subject.animacy === 'person' && subject.number === 'singular' && subject.person === 3;
    case 'it':
      return (
        subject.animacy !== 'person' &&
        subject.number === 'singular' &&
        subject.person === 3 &&
        subject.kind === 'common'
      );
    default:
      return /^(?:they|we|i)$/iu.test(pronoun) && subject.text.toLowerCase() === pronoun.toLowerCase();
  }
}
