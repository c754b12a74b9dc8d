import { matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { type PlainChat, plainChatOf } from './plain-chat.js';

export const plansSaid: Rule = {
  about: 'What one does, did or plans is rounded off: “… Not much else to report”, “… Nothing else planned”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      "I'm reading the form for the allotment 📖",
      "I'm reading the form for the allotment 📖 Not much else going on",
      'Neutral',
    ],
    ['I have choir tomorrow at seven', 'I have choir tomorrow at seven. Nothing else planned', 'Neutral'],
    ['Heating some soup for lunch 🍲', 'Heating some soup for lunch 🍲 Nothing fancy', 'Neutral'],
  ],
  leaves: [
    "I'm reading your letter and crying",
    'I have a job interview tomorrow at seven',
    'I have an interview on Friday morning',
    "I'm on the bus, will be home at six",
    "I'll either swim or row tomorrow 🚣",
  ],
  *propose(doc) {
    const kind = plainChatOf(doc);
    if (kind && !matches(doc, ON_THE_WAY) && !matches(doc, UNDECIDED)) yield* afterPlain(doc, () => SAID[kind] ?? []);
  },
};

const ON_THE_WAY = /\bon (?:the|my|our) (?:train|bus|tram|ferry|plane|way)\b/iu;

/** Of two plans one is still to be chosen; or it is told of a year. */
const UNDECIDED = /\b(?:either|or|whether)\b|\b(?:1[89]|20)\d\d\b/iu;

const SAID: Readonly<Partial<Record<PlainChat, readonly string[]>>> = {
  doing: ['Not much else going on', 'Nothing else to report'],
  done: ['Nothing else to report', 'Not much else to report'],
  planned: ['Nothing else planned', 'No other plans so far'],
  others: ['Nothing else to report'],
  routine: ['Nothing unusual about that'],
  food: ['Nothing fancy'],
};
