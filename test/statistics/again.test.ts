import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedSource, changedSources, sourcesAskedAgain } from '../../src/statistics/again.js';
import { SHARED_DATA } from '../support/shared-data.js';
import { outcome } from './observations.js';

function asked(source: string, word: string, more: Partial<AskedSource> = {}): AskedSource {
  return { ...{ model: 'm', task: 'yes-no', context: true, shots: 'zero', source }, outcome: outcome(word), ...more };
}

function bothPasses(all: readonly AskedSource[]) {
  const sources = sourcesAskedAgain();
  for (const each of all) sources.add(each);
  return { again: all.map((each) => sources.again(each)), changed: changedSources(sources) };
}

const none = { of: 0, changed: 0 };

describe('sourcesAskedAgain', () => {
  test.each<[about: string, all: AskedSource[], again: { of: number; changed: number }[]]>([
    ['asked once', [asked('a', 'Yes'), asked('b', 'No')], [none, none]],
    [
      'one answer of three differs',
      [asked('a', 'Yes'), asked('a', 'No'), asked('b', 'No'), asked('a', 'Yes')],
      [{ of: 2, changed: 1 }, { of: 2, changed: 2 }, none, { of: 2, changed: 1 }],
    ],
    [
      'what was not read has no identity arm, and is in none',
      [asked('a', 'Yes'), asked('a', 'refused'), asked('a', 'error'), asked('a', 'No'), asked('b', 'unreadable')],
      [{ of: 1, changed: 1 }, none, none, { of: 1, changed: 1 }, none],
    ],
    [
      'another condition or context is another question',
      [
        asked('a', 'Yes'),
        asked('a', 'No', { model: 'n' }),
        asked('a', 'No', { task: 'other' }),
        asked('a', 'No', { context: false }),
        asked('a', 'No', { shots: 'few' }),
        asked('a', 'No', { contextText: 'A shop.' }),
      ],
      [none, none, none, none, none, none],
    ],
    ['no recordings', [], []],
  ])('%s', (_, all, again) => {
    expect(bothPasses(all).again).toEqual(again);
  });

  test('refuses in the second pass what was not in the first', () => {
    const sources = sourcesAskedAgain();
    sources.add(asked('a', 'Yes'));
    expect(() => sources.again(asked('a', 'No'))).toThrow('Expected each source to be added first, got "a"');
    expect(() => sources.again(asked('b', 'Yes'))).toThrow('Expected each source to be added first, got "b"');
  });

  test('counts each pair from both its ends, over any source texts', () => {
    const anyAsked = fc
      .tuple(fc.string(), fc.constantFrom('Yes', 'No', 'refused'))
      .map(([text, word]) => asked(text, word));
    fc.assert(
      fc.property(fc.array(anyAsked), (all) => {
        const pairs = all.flatMap((one, i) =>
          all.flatMap((other, j) =>
            i !== j && one.source === other.source && one.outcome.kind === 'answer' && other.outcome.kind === 'answer'
              ? [one.outcome.value !== other.outcome.value]
              : [],
          ),
        );
        const again = bothPasses(all).again;
        expect({
          of: again.reduce((sum, each) => sum + each.of, 0),
          changed: again.reduce((sum, each) => sum + each.changed, 0),
        }).toEqual({ of: pairs.length, changed: pairs.filter(Boolean).length });
      }),
    );
  });
});

describe('changedSources', () => {
  test('counts for each model the sources read at least twice, and those with more than one answer', () => {
    const all = [
      ...[asked('a', 'Yes'), asked('a', 'No'), asked('a', 'Unsure'), asked('b', 'No'), asked('b', 'No')],
      ...[asked('e', 'Yes'), asked('e', 'Yes')],
      ...[asked('c', 'Yes'), asked('d', 'Yes'), asked('d', 'refused')],
      ...[asked('a', 'Yes', { model: 'n' }), asked('a', 'No', { model: 'n', shots: 'few' })],
    ];
    expect(bothPasses(all).changed).toEqual([
      { model: 'm', changed: 1, of: 3 },
      { model: 'n', changed: 0, of: 0 },
    ]);
  });

  const archive = `${SHARED_DATA}/paper/recordings-qa-with-context.jsonl`;
  test.skipIf(!existsSync(archive))(
    "finds sources of the paper's archive that the same model answered both ways",
    () => {
      const all = readFileSync(archive, 'utf8')
        .trim()
        .split('\n')
        .map((line): AskedSource => {
          const { model, task, context, shots, source, source_output } = JSON.parse(line);
          return { model, task, context, shots, source, outcome: outcome(source_output.trim()) };
        });
      expect(bothPasses(all).changed).toEqual([
        { model: 'gpt-4o', changed: 2, of: 150 },
        { model: 'gemini-2.0-flash', changed: 6, of: 150 },
      ]);
    },
  );
});
