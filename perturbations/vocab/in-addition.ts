import type { Rule } from '../../src/plugin.js';
import { inFrontOf } from '../around/in-front.js';
import { kindOfText } from '../around/kind.js';
import { inCapitals } from '../around/style.js';
import { isCalm, isLaterStatement } from './plain-sentence.js';
import { hasOpinion } from './stance.js';

/** A further thing that there is. */
const ALSO_THERE =
  /^(?:(?:an?|two|three|four|five|six|several) [^.,;]{2,50}? (?:appears?|lies?|stands?|follows?|leads?|comes?|runs?|serves?) (?:on|at|in|by|along|to|with|beside|near)\b|there (?:is|are) (?:an?|two|three|four|five|six|several|parking|space|room) )/iu;

export const inAddition: Rule = {
  about: 'A description adds its last fact “in addition”: “In addition, two villages lie on its banks.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The canal joins two rivers and has nine locks. Two villages lie on its banks.',
      'The canal joins two rivers and has nine locks. In addition, two villages lie on its banks.',
    ],
  ],
  leaves: [
    'Two villages lie on its banks.',
    'We walked along the canal. Two villages lie on its banks.',
    'The canal is lovely. Two villages lie on its banks.',
    'The canal joins two rivers. It was dug by hand.',
  ],
  *propose(doc) {
    if (kindOfText(doc) !== 'notice' || inCapitals(doc) || hasOpinion(doc) || doc.sentences.length > 4) return;
    if (
      /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|also|addition|another|patients?|witness|only|no)\b|[?!:]/u.test(
        doc.text,
      )
    )
      return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      if (
        first &&
        ALSO_THERE.test(sentence.text) &&
        (isLaterStatement(doc, sentence) || /^There /u.test(sentence.text)) &&
        sentence.index > 0 &&
        isCalm(sentence)
      )
        yield inFrontOf(doc, first, 'In addition,');
    }
  },
};
