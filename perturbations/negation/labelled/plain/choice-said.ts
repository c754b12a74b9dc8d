import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { type PlainChat, plainChatOf } from './plain-chat.js';

export const choiceSaid: Rule = {
  about: 'What is open is left open: “Shall we meet at the pier or at the mill? I don’t mind either way”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Shall we meet at the pier or at the mill? ⛲',
      "Shall we meet at the pier or at the mill? ⛲ I don't mind either way",
      'Neutral',
    ],
    [
      "I'm still choosing a name for the hamster 🐹",
      "I'm still choosing a name for the hamster 🐹 No rush, though",
      'Neutral',
    ],
    ['I need a new bulb for the porch 💡', 'I need a new bulb for the porch 💡 Nothing urgent', 'Neutral'],
  ],
  leaves: [
    'Which gate is ours? I have the tickets.',
    'Shall we call a doctor or wait?',
    'I need a lawyer',
    'I need some time to choose a saddle ⏳',
    'Which bus goes to the pier tonight and why?',
  ],
  *propose(doc) {
    const kind = ASKED_BEFORE.test(doc.text) ? undefined : plainChatOf(doc);
    if (kind)
      yield* afterPlain(doc, () => (kind === 'open' && matches(doc, OUTING) ? outing(doc) : (SAID[kind] ?? [])));
  },
};

/** A question that is not the end, or time that is asked for already. */
const ASKED_BEFORE = /\?[^?]*\p{L}|\bsome time to\b/u;
const CHOOSING = /\b(?:decid\w+|undecided|mind)\b/iu;

const SAID: Readonly<Partial<Record<PlainChat, readonly string[]>>> = {
  choice: ["I don't mind either way", 'No strong preference from me'],
  favour: ['No worries if not'],
  forgotten: ["I can't remember"],
  open: ['No rush, though', "There's no hurry, though"],
  either: ['No strong feelings about it', 'No preference here'],
  wanted: ['Nothing urgent'],
};

/** What one may do on a day, which is not put off but left open. */
const OUTING =
  /\b(?:go|join|drop by|watch|later|weekend|work from|car|bus|train|tram|drive|swim|walk|invitation|maybe I['’]ll|Friday|stay in)\b/iu;

function outing(doc: Doc): readonly string[] {
  return matches(doc, CHOOSING) ? [] : ['Nothing decided yet'];
}
