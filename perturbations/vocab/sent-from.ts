import type { Doc, Rule } from '../../src/plugin.js';
import { closed } from './closed.js';
import { kindOfText } from './kind-of-text.js';

export const sentFrom: Rule = {
  about: 'The line that a device adds stands below a message: “… Sent from my phone”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Could you tell me when your shop opens on Sunday? I need a key.',
      'Could you tell me when your shop opens on Sunday? I need a key. Sent from my phone.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'I am disgusted. You sent your driver to a hospice.',
    'My phone is dead',
    'The patient slept well.',
    'The lessee shall paint the door.',
    'Please find enclosed my form.',
    'This is a formal complaint about the noise.',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (kind !== 'letter' || !isRequest(doc)) return;
    if (
      /\b(?:phone|tablet|battery|screen|laptop|computer|keyboard|formal|enclosed|attach(?:ed)?|yours|disgusted|disgrace|shame|following our call|we shall|section|invoice|accounts)\b/iu.test(
        doc.text,
      )
    )
      return;
    yield* closed(doc, ['Sent from my phone', 'Sent from my tablet']);
  },
};

/** A message of one's own that asks somebody for something, in full sentences. */
function isRequest({ text, sentences }: Doc): boolean {
  const own = /\b(?:I|my|we|our)\b/u.test(text) && /\b(?:you|your)\b/iu.test(text);
  return own && sentences.length > 1 && /\?|\bplease\b|\bcould you\b/iu.test(text);
}
