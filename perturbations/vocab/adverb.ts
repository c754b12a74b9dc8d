import type { Clause, Rule } from '../../src/plugin.js';
import { isShouted } from './place-in-front.js';
import { isChat, takesStance } from './register.js';

const BESIDE =
  /^(?:actually|honestly|really|personally|just|still|even|also|only|already|finally|never|always|definitely|literally|truly|currently|recently)$/u;

export const adverb: Rule = {
  about: 'An adverb that says nothing new stands in the verb group: “The soup was cold” → “The soup was actually cold”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'The soup was actually cold'],
    ['I love this bakery', 'I honestly love this bakery'],
    ["I don't know what to pack", "I honestly don't know what to pack"],
    ["I'm not sure about the color", "I'm honestly not sure about the color"],
  ],
  leaves: [
    'The soup was actually cold',
    'Was the soup cold?',
    'The patient is stable.',
    'It was really fun',
    'My screen cracked',
    "I can't wait to sail",
  ],
  *propose(doc) {
    const [clause, second] = doc.clauses;
    if (!clause || second || !isChat(doc) || isShouted(doc.text) || clause.sentence !== doc.sentences[0]) return;
    if (clause.sentence.tokens.some((token) => BESIDE.test(token.lower))) return;
    if (clause.tense === 'future' || clause.tense === 'modal' || clause.sentence.text.includes('!')) return;
    if (!takesStance(doc)) return;
    const at = slot(clause);
    for (const word of ['actually', 'honestly'])
      yield { edits: [{ start: at.offset, end: at.offset, text: at.before ? `${word} ` : ` ${word}` }] };
  },
};

/** After a form of `be` or `have` (before its `not`), otherwise in front of the finite verb. */
function slot({ finite, verb, copular, auxiliaries, negation }: Clause): {
  readonly offset: number;
  readonly before: boolean;
} {
  const be = finite.lemma === 'be' && (copular || auxiliaries.length > 0);
  const contracted = negation !== undefined && negation.start === finite.end;
  if ((be || (finite.lemma === 'have' && finite !== verb)) && !contracted) return { offset: finite.end, before: false };
  return { offset: finite.start, before: true };
}
