import { matchCase, matches, type NounPhrase, type Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { opensClause } from '../agreement.js';

/** What can be brought about at all; of other things it is asked what is allowed, safe or usual. */
const DONE =
  /^(?:dyed|melted|frozen|scratched|dissolved|transplanted|replaced|recycled|reused|folded|cut|played|heard|smelled|tasted|photographed|transmitted|prevented|cured|sharpened|boiled|baked|turned|made|broken|split|bent|trained|tamed|bred|grown|produced|converted|distilled|brewed|spun|woven|stretched|compressed|powered|recharged|repaired|stored|smuggled|hatched|carried|lifted|moved|detected|measured|divided|peeled|caught|felt|unravelled|unraveled|separated|extracted|refilled|reversed|destroyed|shattered|dried|preserved|carved|steered|tuned|crushed|recognized|recognised|heated|burned|written|painted|rolled|inflated|charmed|woken|observed|filled|emptied|identified)$/u;

const ALLOWED =
  /\b(?:legally|lawfully|allowed|court|judges?|law|police|licen[cs]e|passport|visa|vegans?|vegetarians?|muslims?|kosher|halal|chess|pawns?|game|only|both|even|ever|if|when|safely|still|also|easily|always|never|match|tournament|deaf|blind|thief|burglar|jury|made up|replaced by an?|contract|sacked|fired|patients?)\b/iu;

export const possibleDone: Rule = {
  about:
    '“Can … be done” becomes “Is it possible for … to be done”: “Can wool be dyed?” → “Is it possible for wool to be dyed?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can wool be dyed green?', 'Is it possible for wool to be dyed green?'],
    ['Could a harp be played with a bow?', 'Would it be possible for a harp to be played with a bow?'],
  ],
  leaves: [
    'Can wool be sold in Spain?',
    'Can it be dyed?',
    'Can bracket fungi be found on oaks?',
    'Can a letter be legally opened by the police?',
    'Could the comet be seen in 1910?',
    'Can wool be dyed green and sold?',
    "Can't wool be dyed?",
    'Can any wool be dyed?',
    'Can a harp be replaced by a drum?',
    'Could a puffin be seen in Wales?',
  ],
  words: () => ['can', 'could'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { auxiliary, subject, predicate } = question;
    const [be, done, ...rest] = predicate.tokens;
    if (!/^(?:can|could)$/u.test(auxiliary.lower) || be?.lower !== 'be' || !done || !DONE.test(done.lower)) return;
    if (!opensClause(doc, question) || !isStuff(subject) || matches(doc, ALLOWED)) return;
    if (rest.some(({ lower, text }) => /^(?:and|or|but|,|that|which|who|than)$/u.test(lower) || /^[,;:]$/u.test(text)))
      return;
    if (
      auxiliary.lower === 'could' &&
      /\b(?:in|before|during) (?:1\d{3}|the \w+ century|ancient|medieval)\b/u.test(doc.text)
    )
      return;
    const opening = auxiliary.lower === 'can' ? 'is it possible for' : 'would it be possible for';
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, opening) },
        { start: be.start, end: be.start, text: 'to ' },
      ],
    };
  },
};

function isStuff({ kind, animacy, tokens }: NounPhrase): boolean {
  if (kind === 'pronoun' || animacy === 'person') return false;
  return !tokens.some(
    ({ lower, text }) => /^(?:who|that|which|whose|or|and|any|every|all|no|some)$/u.test(lower) || text === ',',
  );
}
