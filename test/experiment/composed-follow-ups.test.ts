import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { perturbations } from '../../perturbations/index.js';
import { applyEdits } from '../../src/core/edits.js';
import { hash } from '../../src/core/hash.js';
import { createRng } from '../../src/core/rng.js';
import type { Candidate, Perturbation, RelationName } from '../../src/core/types.js';
import { type Perturbed, perturb, source } from '../../src/experiment/follow-ups.js';
import { sentiment, yesNo } from '../../src/tasks/index.js';

const TEXT = 'The film is good.';

/** An operator of one rule that promises `relation`. */
function operator(name: string, relation: RelationName, propose: (text: string) => readonly Candidate[]): Perturbation {
  const rule = {
    about: name,
    examples: [[TEXT, TEXT]] as const,
    propose: ({ text }: { readonly text: string }) => propose(text),
  };
  return {
    name,
    category: `${name}s`,
    about: name,
    expects: { sentiment: relation },
    rules: { [`${name}-rule`]: rule },
  };
}

function replaced(text: string, word: string, by: string): readonly Candidate[] {
  const start = text.indexOf(word);
  return start < 0 ? [] : [{ edits: [{ start, end: start + word.length, text: by }] }];
}

const negate = operator('negate', 'opposite', (text) =>
  replaced(text, ' is ', text.includes('not') ? ' is ' : ' is not '),
);
const affirm = operator('affirm', 'opposite', (text) => replaced(text, ' not', ''));
const shout = operator('shout', 'same', (text) =>
  replaced(text, '.', '!').map((each) => ({ ...each, because: 'marks do not matter' })),
);
const slip = operator('slip', 'same', (text) => replaced(text, 'not', 'nto'));
const change = operator('change', 'different', (text) => replaced(text, 'film', 'play'));
const either = operator('either', 'different', (text) => [
  ...replaced(text, 'film', 'play'),
  ...replaced(text, 'good', 'bad').map((each) => ({ ...each, relation: 'opposite' })),
]);
const threeWays = operator('three', 'same', (text) =>
  ['Our', 'Their', 'This'].flatMap((word) => replaced(text, 'The', word)),
);
const twoWays = operator('two', 'same', (text) => ['?', '…'].flatMap((mark) => replaced(text, '.', mark)));

const inTurn = (compose: readonly Perturbation[], text = TEXT, perItem = 1): Perturbed =>
  perturb(source({ id: 'x', input: text }), { compose, perItem }, sentiment, createRng(7));

/** The follow-ups that were made, each with its rule and relation, or why there is none. */
const made = ({ followUps, declined }: Perturbed) =>
  declined ?? followUps.map(({ followUp, rule, relation }) => [followUp, rule, relation]);

describe('operators in turn', () => {
  test('make one follow-up, told as the edits of the source', () => {
    const edits = [
      { start: 8, end: 12, text: ' is nto ' },
      { start: 16, end: 17, text: '!' },
    ];
    expect(inTurn([negate, shout, slip])).toEqual({
      followUps: [
        {
          id: hash(['x', TEXT, 'negate+shout+slip', 'negate-rule+shout-rule+slip-rule', edits]),
          item: 'x',
          operator: 'negate+shout+slip',
          category: 'negates+shouts+slips',
          rule: 'negate-rule+shout-rule+slip-rule',
          relation: 'opposite',
          source: TEXT,
          followUp: 'The film is nto good!',
          edits,
          because: 'marks do not matter',
        },
      ],
    });
  });

  test.each<[name: string, compose: Perturbation[], text: string, want: unknown]>([
    ['same after opposite', [shout, negate], TEXT, [['The film is not good!', 'shout-rule+negate-rule', 'opposite']]],
    [
      'opposite after opposite',
      [affirm, either],
      'The film is not good.',
      [['The film is bad.', 'affirm-rule+either-rule', 'same']],
    ],
    [
      'a relation that is narrowed',
      [either, shout],
      TEXT,
      [['The film is bad!', 'either-rule+shout-rule', 'opposite']],
    ],
    ['what is undone', [negate, affirm], TEXT, 'no-rule'],
    ['different first', [change, shout], TEXT, 'no-relation'],
    ['different last', [shout, change], TEXT, 'no-relation'],
    ['a first that declines', [affirm, shout], TEXT, 'no-rule'],
    ['a second that declines', [shout, slip], TEXT, 'no-rule'],
    ['another language', [negate, shout], 'これは文です', 'not-english'],
    ['an operator that promises nothing', [negate, { ...shout, expects: {} }], TEXT, 'no-promise'],
  ])('%s', (_, compose, text, want) => {
    expect(made(inTurn(compose, text))).toEqual(want);
  });

  test('vary the first step before the second, and give each text once', () => {
    const texts = inTurn([threeWays, twoWays], TEXT, 10).followUps.map(({ followUp }) => followUp);
    const openings = texts.map((text) => text.split(' ')[0]);
    expect([new Set(openings.slice(0, 3)).size, new Set(openings.slice(3)).size, new Set(texts).size]).toEqual([
      3, 3, 6,
    ]);
    expect(inTurn([twoWays, threeWays], TEXT, 4).followUps).toHaveLength(4);
  });

  test('take the follow-up that the first operator makes by itself', () => {
    const alone = perturb(
      source({ id: 'x', input: TEXT }),
      { operator: threeWays, perItem: 1 },
      sentiment,
      createRng(7),
    );
    const [first] = alone.followUps;
    expect(inTurn([threeWays, shout]).followUps.map(({ followUp }) => followUp)).toEqual([
      first?.followUp.replace('.', '!'),
    ]);
  });
});

describe('built-in operators in turn', () => {
  const named = (...names: string[]) =>
    names.flatMap((name) => perturbations.filter((operator) => operator.name === name));
  const compositions = [named('negation', 'typo'), named('typo', 'typo'), named('vocab', 'negation', 'typo')];
  const words = [
    'The',
    'film',
    'is',
    'really',
    'good',
    'bad',
    'not',
    'I',
    'love',
    'it.',
    'Is',
    'legal',
    'here?',
    '🙂',
    '"',
  ];
  const text = fc.oneof(
    fc.constantFrom('The staff is friendly and I love the garden.', 'Is it legal to sell raw milk in Ireland?'),
    fc.array(fc.constantFrom(...words), { maxLength: 10 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );

  test('rebuild each follow-up, never the source and none twice, whatever else was asked of the seed', () => {
    let count = 0;
    const holds = (input: string) => {
      const shared = createRng(3);
      for (const task of [sentiment, yesNo])
        for (const compose of compositions) {
          const ask = (rng = createRng(3)) => perturb(source({ id: 'x', input }), { compose, perItem: 3 }, task, rng);
          const { followUps } = ask(shared);
          expect(ask().followUps).toEqual(followUps);
          for (const each of followUps) expect(applyEdits(input, each.edits)).toBe(each.followUp);
          expect(new Set([input, ...followUps.map((each) => each.followUp)]).size).toBe(followUps.length + 1);
          for (const { relation } of followUps) expect(['same', 'opposite']).toContain(relation);
          count += followUps.length;
        }
    };
    fc.assert(fc.property(text, holds), { numRuns: 80, seed: 7 });
    expect(count).toBeGreaterThan(50);
  });
});
