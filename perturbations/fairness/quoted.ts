import { matches, type Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { quoted as quotedBy } from '../person/quoted.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

/** Typed to those who run something, and not spoken. */
const TO_SUPPORT =
  /\b(?:account|subscription|billing|settings|log ?in|password|invoices?|(?:my|the|an) order|update|app|customer asks)\b/iu;

export const quoted: Rule = {
  about: 'The whole text is quoted as that of a person of a stated group: “…,” says a Polish woman.',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', '"The room was cold. We left early," says a woman.'],
    ['We won the cup!', '"We won the cup!" says a woman.'],
  ],
  leaves: ['We won the cup 🏆', 'The sign says "closed"', 'ok then', 'How do I close my account? I looked under Help.'],
  ...forEveryGroup({
    people: (doc) =>
      /^(?:letter|ticket|contract|clinical|notice)$/u.test(kindOfText(doc)) || matches(doc, TO_SUPPORT)
        ? []
        : describedPeople(doc),
    frames: () => ['says P', 'said P', 'says P'],
    candidates: quotedBy,
  }),
};
