import fc from 'fast-check';
import type { Observation, Outcome, Verdict } from '../../src/core/types.js';

/** `Yes` and `No` are answers; anything else is what it says. */
export function outcome(word: string): Outcome {
  if (word === 'error') return { kind: 'error', reason: 'timeout' };
  if (word === 'refused' || word === 'unreadable') return { kind: word, reply: 'Hm.' };
  return { kind: 'answer', value: word };
}

export const held: Verdict = { status: 'held' };
export const violated: Verdict = { status: 'violated', reason: 'differs' };
export const inconclusive: Verdict = { status: 'inconclusive', cause: 'refused', reason: 'refused' };

/** A case under `same` whose label is Yes, judged by what the two outcomes are. */
export function observation(source: string, followUp: string, more: Partial<Observation> = {}): Observation {
  const read = [source, followUp].every((word) => outcome(word).kind === 'answer');
  return {
    ...{ model: 'm', task: 'yes-no', context: false, shots: 'zero', category: 'typo', item: '1' },
    source: outcome(source),
    followUp: outcome(followUp),
    verdict: read ? (source === followUp ? held : violated) : inconclusive,
    key: { label: 'Yes', expected: ['Yes'] },
    again: { of: 0, changed: 0 },
    ...more,
  };
}

/** Any observations over few rows and items; the identity arm belongs to the item. */
export const anyObservations: fc.Arbitrary<Observation[]> = fc.array(
  fc
    .record({
      words: fc.tuple(anyWord(), anyWord()),
      item: fc.nat(5),
      model: fc.constantFrom('m', 'n'),
      category: fc.constantFrom('typo', 'negation'),
      shots: fc.constantFrom('zero', 'few'),
      key: fc.constantFrom({ label: 'Yes', expected: ['No'] }, { label: 'No', expected: ['No', 'Unsure'] }, null),
    })
    .map(({ words: [source, followUp], item, ...more }) =>
      observation(source, followUp, { ...more, item: `${item}`, again: { of: item, changed: Math.floor(item / 2) } }),
    ),
  { maxLength: 60 },
);

function anyWord(): fc.Arbitrary<string> {
  return fc.constantFrom('Yes', 'No', 'Unsure', 'refused', 'unreadable', 'error');
}
