import type { Doc, Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const historyClosed: Rule = {
  about: 'What is known of an old building is closed: “Not much else is known about it.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The mill was built in 1820 for a family of weavers. It was used as a school for some years.',
      'The mill was built in 1820 for a family of weavers. It was used as a school for some years. Not much else is known about it.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'The mill was built in 1820. Visitors enter by the yard, and guides can be hired in the hall.',
    'Where is the depot? I was there on Monday.',
    'The mill was built by my father in 1950, and I was born there.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'built') yield* afterPlain(doc, () => closings(doc));
  },
};

function closings(doc: Doc): readonly string[] {
  return /^(?:The|This) [^.]*\b(?:house|mill|bridge|church|barn|school|tower|chapel|station|building|inn|hall|castle|farm|wall|cottage|granary|factory|warehouse)\b/iu.test(
    doc.text,
  ) &&
    doc.text.length < 260 &&
    !/\b(?:visit\w*|guides?|guided|open|opens|tickets?|routes?|hired?|rooms)\b/iu.test(doc.text)
    ? ['Not much else is known about it', 'No other details are recorded']
    : [];
}
