import type { Doc, Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const witnessClosed: Rule = {
  about: 'What a witness stated is closed: “The witness had nothing to add.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The witness stated that the gate had been open when she passed it at noon.',
      'The witness stated that the gate had been open when she passed it at noon. The witness had nothing to add.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The witness signed the form at noon on Friday in the hall.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'witness') yield* afterPlain(doc, () => closings(doc));
  },
};

function closings(doc: Doc): readonly string[] {
  const who = doc.tokens.find(({ lower }) => WHO.test(lower))?.lower;
  if (!who || doc.sentences.length > 2) return [];
  return [`The ${who} had nothing to add`, `The ${who} did not add anything further`];
}

const WHO = /^(?:witness|defendant|claimant|driver|applicant|respondent|caretaker|accused)$/u;
