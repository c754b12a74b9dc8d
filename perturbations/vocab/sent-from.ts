import type { Rule } from '../../src/plugin.js';
import { closed } from './closed.js';
import { isOfAnOffice, kindOfText } from './kind-of-text.js';

export const sentFrom: Rule = {
  about: 'The line that a device adds stands below a message: “… Sent from my phone”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The soup was cold', 'The soup was cold. Sent from my phone'],
    ['We lost our cat 😢', 'We lost our cat 😢 Sent from my phone'],
  ],
  leaves: [
    'cold soup: "bad"',
    'My phone is dead',
    'The patient slept well.',
    'The lessee shall paint the door.',
    'Please find enclosed my form.',
    'This is a formal complaint about the noise.',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (kind === 'clinical' || kind === 'document' || kind === 'letter') return;
    if (/["”] means\b/u.test(doc.text)) return;
    if (kind === 'report' && isOfAnOffice(doc)) return;
    if (/\b(?:phone|tablet|battery|screen|laptop|computer|keyboard|formal|enclosed|yours)\b/iu.test(doc.text)) return;
    yield* closed(doc, ['Sent from my phone', 'Sent from my tablet']);
  },
};
