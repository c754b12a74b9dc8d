import { conjugate, matchCase, matches, type NounPhrase, once, type Question, type Rule } from '../../../src/plugin.js';
import { opensClause } from '../agreement.js';

/** What somebody gets to do where there is a chance of it; what befalls one, or what one may be, is another matter. */
const DONE =
  'read|taste|eat|drink|sip|nibble|try|sample|watch|visit|meet|play|wear|fly|use|send|write|print|paint|photograph|attend|travel|sail|cross|cook|bake|consult|study|quote|tweet|review|telephone|phone|call|borrow|check|offer|feast|dine|plant|grow|record|film|draw|mail|post|order|buy|prescribe|discuss|reach|celebrate|join|compose|build|design|receive|stream|tour|marry|warm|interview|download|text|ride|exchange|tune|drive|hear';

/** By what is done: `ridden` says `ride`, whatever a tagger takes it for. */
const byParticiple = once(() => new Map(DONE.split('|').map((verb) => [conjugate(verb, 'participle'), verb])));

/** Of these it may be asked what was allowed, or what a thing was like. */
const OTHERWISE =
  /\b(?:deaf|blind|keller|legally|lawfully|allowed|muslims?|jews?|jewish|kosher|halal|vegans?|vegetarians?|monks?|nuns?|votes?|voted|court|in (?:greek|latin|english|french|german|spanish|italian|russian|arabic|chinese|japanese|hebrew|hindi|dutch|sanskrit|esperanto|braille|morse)|fugues?|sonatas?|concertos?|symphon(?:y|ies)|arias?|if|theoretically|possibly|even|ever|also|both|either|only|alone|another)\b/iu;

export const couldHave: Rule = {
  about:
    'Whether somebody could have done a thing becomes whether there was a chance: “Could Plato have eaten …?” → “Would Plato have had the chance to eat …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Could Cleopatra have eaten a potato?', 'Would Cleopatra have had the chance to eat a potato?'],
    ['Could King Arthur have ridden a tram?', 'Would King Arthur have had the chance to ride a tram?'],
    ['Could a Viking have read Don Quixote?', 'Would a Viking have had the chance to read Don Quixote?'],
  ],
  leaves: [
    'Could Galileo have faced a tribunal?',
    'Could Plato have been a baker?',
    'Could Plato have died of scurvy?',
    'Could a comet have crossed the sky?',
    'Could a Viking have written and posted a letter?',
    'Could a monk have eaten beef?',
    'Could a Viking have legally drunk beer?',
    'Could Plato have heard of Sparta?',
    'Could she have read it?',
    'Could Homer have seen the sea?',
    'Could Plato have written a letter in Latin?',
    'Could Clara Bow have performed a fugue?',
  ],
  words: () => ['could'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'could') return;
    const { auxiliary, subject, predicate } = question;
    const [have, done, ...rest] = predicate.tokens;
    if (have?.lower !== 'have' || !done || !opensClause(doc, question) || matches(doc, OTHERWISE)) return;
    const verb = byParticiple().get(done.lower);
    if (!verb || !isSomebody(subject) || goesOn(rest) || rest[0]?.lower === 'of') return;
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: auxiliary.end,
          text: matchCase(auxiliary.text, 'would'),
        },
        { start: have.end, end: done.end, text: ` had the chance to ${verb}` },
      ],
    };
  },
};

function isSomebody({ kind, animacy, tokens, determiner }: NounPhrase): boolean {
  if (kind === 'pronoun' || animacy === 'thing' || animacy === 'animal') return false;
  if (animacy === 'unknown' && (kind !== 'name' || determiner)) return false;
  return !tokens.some(({ lower, text }) => /^(?:who|that|which|whose|or|any)$/u.test(lower) || text === ',');
}

/** A second participle would hang in the air. */
function goesOn(rest: Question['predicate']['tokens']): boolean {
  return rest.some(
    ({ lower, text }, at) =>
      /^[,;:()–—]$/u.test(text) ||
      (/^(?:and|or|but|then)$/u.test(lower) && /^(?:VERB|AUX|ADV|PRON)$/u.test(rest[at + 1]?.pos ?? '')),
  );
}
