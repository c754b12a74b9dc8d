import type { Rule } from '../../src/plugin.js';
import { isFormal, isGrave, isLetter } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { isLonghand } from './longhand.js';
import { leaningOf } from './mood.js';

export const letterClosing: Rule = {
  about:
    'A letter of praise or complaint is closed by a denial: “… I have no complaints whatsoever.”, “… I am not at all happy with this.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Your technician was kind and left the kitchen spotless.',
      'Your technician was kind and left the kitchen spotless. I have no complaints whatsoever.',
    ],
    [
      'Your courier left my parcel in the rain. The books inside are ruined.',
      'Your courier left my parcel in the rain. The books inside are ruined. I am not at all happy with this.',
    ],
  ],
  leaves: [
    'Your technician was kind. Thank you!',
    'Your courier came. Is it ruined?',
    'The courier was rude',
    'Your dog is lovely',
    'We are delighted to confirm that your application has been approved.',
    'Your courier was rude. I want a refund.',
    'Your application was rejected by the court.',
  ],
  *propose(doc) {
    if (!isLetter(doc) || isFormal(doc) || isGrave(doc) || !/[.!]\s*$/u.test(doc.text)) return;
    if (
      !/\byour\b/iu.test(doc.text) ||
      /\b(?:your application|(?:pleased|delighted|happy|writing) to|we (?:are|regret|have))\b/iu.test(doc.text)
    )
      return;
    const last = doc.sentences.at(-1);
    if (
      last?.kind !== 'statement' ||
      /\b(?:thank\w*|please|happy|refund|want|expect|regards|sincerely|complain\w*|let me know|disgrac\w*)\b/iu.test(
        last.text,
      )
    )
      return;
    const leaning = leaningOf(doc);
    if (!leaning) return;
    const said =
      leaning === 'positive'
        ? ['I have no complaints whatsoever']
        : isLonghand(doc)
          ? ['I am not at all happy with this', 'This is simply not good enough', 'This is not acceptable']
          : ["I'm not at all happy with this", "This really isn't good enough", "This isn't acceptable"];
    for (const sentence of said) {
      const after = saidAfter(doc, sentence);
      if (after) yield after;
    }
  },
};
