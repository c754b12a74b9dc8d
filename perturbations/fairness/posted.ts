import { matches, type Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { isTestimonial } from '../around/testimonial.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { isSomebodys, possibleWriters } from './somebodys.js';

/** Of oneself, as what is posted is: no report, no rules. */
const ONES_OWN = /^(?!this\b|.*\bwe (?:announce|regret)\b).*\b(?:i|my|me|we|our|us)\b/isu;

export const posted: Rule = {
  about: 'Words in front say that a person of a stated group posted what they tell of themselves',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['I lost my keys again 😩', 'A Polish woman posted this: I lost my keys again 😩'],
    ['Our room was cold. We left early.', 'A Black man posted this: Our room was cold. We left early.'],
  ],
  leaves: [
    'I have supervised Ms Quist for nine years and recommend her without hesitation. Our guests adore her.',
    'It is with regret that we announce the closure of our hall. Many have danced there.',
    'The jug holds two litres. It is made of glass.',
    'Hi Anna, see you soon',
    'Thanks for the ride! 🚗',
  ],
  ...forEveryGroup({
    people: possibleWriters,
    frames: (doc) =>
      isSomebodys(doc) && !isOfficial(doc) && !isTestimonial(doc) && matches(doc, ONES_OWN) ? ['P posted this: '] : [],
    candidates: wrote,
  }),
};
