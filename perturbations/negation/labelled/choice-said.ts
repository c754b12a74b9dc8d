import type { Rule } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
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
  leaves: ['Shall we call a doctor or wait?', 'I need a lawyer', 'Which bus goes to the pier tonight and why?'],
  *propose(doc, context) {
    if (sentimentOf(context) !== 'neutral') return;
    const kind = plainChatOf(doc);
    if (kind) yield* afterPlain(doc, context, () => SAID[kind] ?? []);
  },
};

const SAID: Readonly<Partial<Record<PlainChat, readonly string[]>>> = {
  choice: ["I don't mind either way", 'No strong preference from me'],
  favour: ['No worries if not'],
  forgotten: ["I can't remember"],
  open: ['No rush, though', "There's no hurry, though"],
  either: ['No strong feelings about it', 'No preference here'],
  wanted: ['Nothing urgent', 'No rush, though'],
};
