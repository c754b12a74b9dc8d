import type { Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { type PlainChat, plainChatOf } from './plain-chat.js';

export const logisticsSaid: Rule = {
  about: 'Word on where one is or what one got asks for nothing: “Thanks, I got the list. No need to reply”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Thanks, I got the list 🗒️', 'Thanks, I got the list 🗒️ No need to reply', 'Neutral'],
    [
      'Sorry, I have to skip choir tonight 🎵',
      'Sorry, I have to skip choir tonight 🎵 No need to wait for me',
      'Neutral',
    ],
  ],
  leaves: ['Thanks, I got the job', 'Sorry, I never liked choir'],
  *propose(doc) {
    const kind = plainChatOf(doc);
    if (kind) yield* afterPlain(doc, () => SAID[kind] ?? []);
  },
};

const SAID: Readonly<Partial<Record<PlainChat, readonly string[]>>> = {
  late: ['No need to wait for me', "Don't wait for me"],
  meeting: ['No need to reply'],
  got: ['No need to reply'],
};
