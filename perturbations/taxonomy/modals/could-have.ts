import { conjugate, matchCase, matches, type NounPhrase, once, type Question, type Rule } from '../../../src/plugin.js';
import { opensClause } from '../agreement.js';

/** What needs no more than an opportunity; of other deeds it is asked whether one had the skill or the means, of what befalls one another thing. */
const DONE = 'read|taste|eat|drink|sip|nibble|try|sample|watch|visit|meet|attend|tour|feast|dine|hear';

/** By what is done: `drunk` says `drink`, whatever a tagger takes it for. */
const byParticiple = once(() => new Map(DONE.split('|').map((verb) => [conjugate(verb, 'participle'), verb])));

/** Of these it may be asked what was allowed, or what a thing was like. */
const OTHERWISE =
  /\b(?:deaf|blind|keller|legally|lawfully|allowed|muslims?|jews?|jewish|kosher|halal|vegans?|vegetarians?|monks?|nuns?|votes?|voted|court|in (?:greek|latin|english|french|german|spanish|italian|russian|arabic|chinese|japanese|hebrew|hindi|dutch|sanskrit|esperanto|braille|morse)|if|theoretically|possibly|even|ever|also|both|either|only|alone|another)\b/iu;

export const couldHave: Rule = {
  about:
    'Whether somebody could have done a thing becomes whether there was a chance: “Could Plato have eaten …?” → “Would Plato have had the chance to eat …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Could Cleopatra have eaten a potato?', 'Would Cleopatra have had the chance to eat a potato?'],
    ['Could King Arthur have drunk cocoa?', 'Would King Arthur have had the chance to drink cocoa?'],
    ['Could a Viking have read Don Quixote?', 'Would a Viking have had the chance to read Don Quixote?'],
  ],
  leaves: [
    'Could Galileo have faced a tribunal?',
    'Could Plato have been a baker?',
    'Could Plato have died of scurvy?',
    'Could a comet have met a moon?',
    'Could a Viking have read and answered a letter?',
    'Could a monk have eaten beef?',
    'Could a Viking have legally drunk beer?',
    'Could Plato have heard of Sparta?',
    'Could she have read it?',
    'Could Homer have seen the sea?',
    'Could Plato have read a letter in Latin?',
    'Could a baron have sailed from Lisbon to Lima without a map?',
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
