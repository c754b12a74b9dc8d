import { matches, type Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isOfficial } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { names } from './names.js';

/** What is written on a film or a book is a review. */
const OF_WORKS = /\b(?:script|plot|chapters?|novel|sequel|screenplay|scenes?|actors?|characters)\b/iu;

const FRAMES = ['Message from P: ', 'A message from P: ', 'New message from P: ', 'Comment from P: '];

export const messageFrom: Rule = {
  about: 'Words in front say that the text is a message from a named person',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', 'New message from Omar: The room was cold. We left early.'],
    ['Thanks for the ride! 🚗', 'A message from Aisha: Thanks for the ride! 🚗'],
  ],
  leaves: [
    'Support: the line is busy',
    'Hi Anna, see you soon',
    'The lessee shall pay. The lessor shall repair.',
    'The soup was cold',
    'The first hour is promising. Then the script collapses.',
    'Diary, Monday: I am so happy. We picked plums.',
    'Monday. We dug the beans.',
    'Ticket opened at 10:30: none of our tills will print.',
    'I am tired of being called "young lady"',
    'This box contains six chairs. Check the contents against the list.',
    'Insert the short screws. Tighten all of them with the key.',
  ],
  *propose(doc) {
    if (!isOfficial(doc) && !matches(doc, OF_WORKS) && !/^(?:review|notice|clinical|contract)$/u.test(kindOfText(doc)))
      yield* wrote(doc, names(doc), FRAMES);
  },
};
