import { describe, expect, test } from 'vitest';
import { freshFolders } from '../support/folder.js';
import { followUp, held, reported, result, unsaid, violated } from '../support/suite-runs.js';

const fresh = freshFolders();
const yes = held('cites');
const no = violated('cites', 'Expected a source');
const typo = followUp('typo', 'Abuot it');
const named = followUp('coreference', 'And about it?');

describe('the report of a run', () => {
  test('counts cases by what they came to, by category and by invariant', async () => {
    const { configurations } = await reported(fresh(), [
      result('a', [yes]),
      result('b', [no, held('is short', 'yes', { severity: 'warning' })]),
      result('c', [unsaid('cites')], { category: 'Policy' }),
      result('d', [], { category: 'Policy', reply: null, error: 'gone', measured: {} }),
      result('e', [yes, violated('is short', 'Expected less', { severity: 'warning' })], { category: 'Policy' }),
    ]);
    const [only] = configurations;
    expect(only?.counts).toEqual({ passed: 2, failed: 1, inconclusive: 1, error: 1 });
    expect(only?.score).toMatchObject({ count: 2, of: 3 });
    expect(only?.categories.map(({ category, score }) => [category, score.count, score.of])).toEqual([
      ['Refund', 1, 2],
      ['Policy', 1, 1],
    ]);
    expect(
      only?.invariants.map(({ name, severity, held: { count, of }, inconclusive, failed }) => [
        ...[name, severity, count, of, inconclusive],
        failed,
      ]),
    ).toEqual([
      ['cites', 'error', 2, 3, 1, ['b']],
      ['is short', 'warning', 1, 2, 0, ['e']],
    ]);
    expect(only?.latency?.of).toBe(4);
    expect(only?.cost).toEqual({ total: expect.closeTo(0.0048, 10), mean: expect.closeTo(0.0012, 10) });
  });

  test('keeps apart what breaks as written and what breaks only in a follow-up', async () => {
    const { configurations } = await reported(fresh(), [
      result('sound', [yes]),
      result('sound', [yes], { followUp: typo }),
      result('brittle', [yes]),
      result('brittle', [no], { followUp: typo }),
      result('brittle', [yes], { followUp: named }),
      result('broken', [no]),
      result('broken', [no], { followUp: typo }),
      result('silent', [yes]),
      result('silent', [], { followUp: typo, reply: null, error: 'gone' }),
    ]);
    const [only] = configurations;
    expect(only?.score).toMatchObject({ count: 3, of: 4 }); // follow-ups are in no score
    expect(only?.perturbed).toMatchObject({
      asWritten: ['broken'],
      onlyPerturbed: ['brittle'],
      // Of cases that pass as written; the one without a reply is in no rate.
      operators: [
        { category: 'typo', held: { count: 1, of: 2 } },
        { category: 'coreference', held: { count: 1, of: 1 } },
      ],
      answers: null,
    });
  });

  test('holds the replies to follow-ups to a relation, sample by sample, at the threshold of the suite', async () => {
    const results = [
      result('a', [yes], { reply: 'You get it back in full.' }),
      result('a', [yes], { reply: 'Thirty days.', sample: 1 }),
      result('a', [yes], { reply: 'you get it back in full', followUp: typo }),
      result('a', [yes], { reply: 'Thirty days or so.', sample: 1, followUp: typo }), // F1 2·2/(2 + 4) = 0.67
      result('b', [yes], { reply: null, error: 'gone' }),
      result('b', [yes], { reply: 'Anything.', followUp: typo }),
    ];
    const at = async (threshold: number) => {
      const answers = { relation: 'similar', threshold };
      const [only] = (await reported(fresh(), results, { answers })).configurations;
      return [only?.perturbed?.answers, only?.perturbed?.onlyPerturbed, only?.cases[0]?.followUps[0]?.answers];
    };
    expect(await at(0.6)).toMatchObject([{ count: 1, of: 1 }, [], { status: 'held' }]);
    expect(await at(0.7)).toMatchObject([
      { count: 0, of: 1 },
      ['a'],
      {
        status: 'violated',
        reason:
          'Expected replies that share at least 0.7 of their words, got 0.66: `Thirty days.` and `Thirty days or so.`',
      },
    ]);
  });

  test('has a configuration for each of the grid, in its order, whatever was asked first', async () => {
    const warm = { params: { temperature: 0.7 } };
    const { configurations } = await reported(fresh(), [result('a', [no], warm), result('a', [yes])], {
      configurations: [
        { model: 'scripted:support', params: { temperature: 0 } },
        { model: 'scripted:support', params: { temperature: 0.7 } },
        { model: 'scripted:other', params: { temperature: 0 } },
      ],
    });
    expect(configurations.map(({ score }) => score.rate)).toEqual([1, 0, null]);
  });
});
