import type { Clause, Doc, Rule, Sentence } from '../../src/plugin.js';

export const sentencesSwapped: Rule = {
  about: 'Two neighbouring sentences on how things stand, neither the first, change places',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'This one is the small pan. I have not tried the grill yet. The leaflet advises hand washing.',
      'This one is the small pan. The leaflet advises hand washing. I have not tried the grill yet.',
    ],
  ],
  leaves: [
    'I have not tried the grill yet. The leaflet advises hand washing.',
    'This is the small pan. The grill is black. It gets hot.',
    'This is the small pan. I burnt my hand. The doctor laughed.',
    'This is the small pan. The lid is glass. The lid broke.',
    'This is the small pan. The lid is glass. Its knob is steel.',
    'This is the small pan. The lid is glass. But the knob is steel.',
    'This is the small pan. We fly on Friday. I have left them two messages.',
    'We have a pan. Bo bought a lid. The lid fits.',
    'This is the small pan. The lid is glass. The knob is steel. It gets hot.',
  ],
  *propose(doc) {
    const { sentences } = doc;
    if (sentences.length < 3 || /["“”()\n]/u.test(doc.text)) return;
    for (const [at, one] of sentences.entries()) {
      const two = sentences[at + 1];
      const next = sentences[at + 2];
      if (at < 1 || !two || !stands(doc, one) || !stands(doc, two) || shares(one, two)) continue;
      if (next && (POINTS.test(next.text) || shares(next, one) || shares(next, two))) continue;
      if (at + 2 === sentences.length && !/[.!]$/u.test(two.text.trimEnd())) continue;
      const [front, back] = [one.text.trimEnd(), two.text.trimEnd()];
      yield {
        edits: [
          { start: one.start, end: one.start + front.length, text: back },
          { start: two.start, end: two.start + back.length, text: front },
        ],
      };
    }
  },
};

/** What a sentence says of the one before it, or holds it to its place. */
const POINTS =
  /\b(?:it|its|they|them|their|he|him|his|she|her|hers|this|that|these|those|there|then|here|one|ones|also|too|even|still|again|so|but|and so|however|instead|otherwise|either|neither|another|other|others|same|both|such|now|next|first|second|last|finally|later|else|yet again|rest|because|therefore|too)\b/iu;

/** A plain statement in the present, or of a state, that points to nothing before it. */
function stands(doc: Doc, sentence: Sentence): boolean {
  if (sentence.kind !== 'statement' || POINTS.test(sentence.text) || !/^[^.!?…]+[.]$/u.test(sentence.text.trimEnd()))
    return false;
  if (sentence.tokens.length < 5 || sentence.tokens.length > 26 || sentence.tokens.some(({ kind }) => kind === 'emoji'))
    return false;
  const clauses = doc.clauses.filter((clause) => clause.sentence === sentence);
  return clauses.length > 0 && clauses[0]?.start === sentence.start && clauses.every(isState);
}

function isState({ tense, copular, subject, finite, auxiliaries, negation }: Clause): boolean {
  if (/^(?:have|has|'ve)$/u.test(finite.lower) && auxiliaries.length > 0 && !negation) return false;
  if (/^(?:you|everything|nothing|all)$/u.test(subject.head.lower)) return false;
  if (tense === 'present' || tense === 'modal') return true;
  return (copular && auxiliaries.length === 0) || /^(?:will|shall)$/u.test(finite.lower);
}

/** A word of weight in both: the later may be about the earlier. */
function shares(one: Sentence, two: Sentence): boolean {
  const words = new Set(
    one.tokens.flatMap(({ pos, lemma }) => (/^(?:NOUN|PROPN|VERB)$/u.test(pos) && lemma.length > 3 ? [lemma] : [])),
  );
  return two.tokens.some(({ pos, lemma }) => /^(?:NOUN|PROPN)$/u.test(pos) && words.has(lemma));
}
