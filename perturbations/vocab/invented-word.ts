import type { Rule } from '../../src/plugin.js';
import { closed } from './closed.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';

const SIGNED = ['Sent from my Zorvane phone', 'Sent via Quindle Mail', 'Sent with Quindle', 'Sent via Zorvane Chat'];

export const inventedWord: Rule = {
  about: 'An invented name says how the text was sent: “… Sent from my Zorvane phone”, “Via Zorvane Chat: …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'Via Zorvane Chat: The soup was cold'],
    ['The soup was cold.', 'The soup was cold. Sent via Quindle Mail.'],
    ['We lost our cat 😢', 'We lost our cat 😢 Sent from my Zorvane phone'],
  ],
  leaves: ['cold soup: "bad"', 'The patient slept well.', 'The lessee shall paint the door.'],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (kind === 'clinical' || kind === 'document') return;
    if (kind === 'chat' && doc.sentences[0]?.kind === 'statement') yield* opened(doc, ['Via Zorvane Chat:']);
    yield* closed(doc, SIGNED);
  },
};
