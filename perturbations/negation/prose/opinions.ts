import type { Doc, Rule } from '../../../src/plugin.js';
import { byRows } from './by-rows.js';

/** A lone question is a chat's: whoever writes more than that may also say that he does not know. */
function inLonger(told: Rule): Rule {
  return { ...told, propose: (doc: Doc, context) => (doc.sentences.length > 1 ? told.propose(doc, context) : []) };
}

/** What is thought or asked is said with a negation. */
export const opinions: Readonly<Record<string, Rule>> = {
  'verdict-denied': byRows('verdict', {
    about:
      'A judgement is said with a negation: “It was the highlight of our trip” → “Nothing else on our trip came close”, “is delighted with” → “could not be happier with”',
    examples: [
      ['We saw whales. It was the highlight of our trip.', 'We saw whales. Nothing else on our trip came close.'],
      ['He is delighted with the splint.', 'He could not be happier with the splint.'],
      ['The cave was pure magic.', 'The cave was nothing short of magic.'],
      ['The stove is a doddle to light.', 'The stove is no trouble at all to light.'],
      ["Superb loaf. I'd buy it again.", "Superb loaf. I wouldn't hesitate to buy it again."],
    ],
    leaves: [
      'It was the highlight of the year for bees.',
      'He is not delighted with the splint.',
      'He was delighted.',
      "I'd buy it again if it were cheaper.",
      'I wish to complain about the state of your lobby.',
      "They're thrilled to bits.",
      "We'll be back at six.",
      'The sea breeze was lovely.',
      'How is it beyond me?',
    ],
  }),
  'asked-unsurely': inLonger(
    byRows('ask', {
      about: 'What one asks for is what one is not sure of: “How do I reset it?” → “I’m not sure how to reset it.”',
      examples: [
        ['My lamp blinks. How do I reset it?', "My lamp blinks. I'm not sure how to reset it."],
        ['We need a hall. Is the stage included?', "We need a hall. I'm not sure if the stage is included."],
        [
          'I have an old loom. Could you tell me where parts are sold?',
          'I have an old loom. I am not sure where parts are sold.',
        ],
      ],
      leaves: [
        'How do I reset it?',
        'It broke. How do I get my money back?',
        'It broke. How do I stop it, and why?',
        'It rained. Is the stage wet?',
        'Is that so? I wonder.',
      ],
    }),
  ),
};
