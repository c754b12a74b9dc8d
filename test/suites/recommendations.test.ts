import { describe, expect, test } from 'vitest';
import { bestConfiguration } from '../../src/contracts/best-configuration.js';
import type { CaseResult } from '../../src/contracts/result.js';
import { freshFolders } from '../support/folder.js';
import { followUp, held, reported, result, unsaid, violated } from '../support/suite-runs.js';

const fresh = freshFolders();

async function advised(...results: readonly CaseResult[]): Promise<readonly string[]> {
  return (await reported(fresh(), results)).recommendations.map(({ text }) => text);
}

const badJson = violated('Valid JSON', 'Expected JSON', { type: 'json_schema' });
const replies: readonly (readonly [reply: string, advice: string])[] = [
  ['```json\n{"answer": "Yes"}\n```', 'Valid JSON fails in 1 case: the JSON stands in a code fence'],
  ['Here you are: {"answer": "Yes"} Enjoy!', 'Valid JSON fails in 1 case: there is text around the JSON'],
  ['{"answer": "Yes, and then', 'Valid JSON fails in 1 case: the JSON breaks off: raise `max_tokens` or'],
  ["{'answer': 'Yes'}", 'Valid JSON fails in 1 case: the JSON is malformed'],
  ['It can be returned.', 'Valid JSON fails in 1 case: there is no JSON at all'],
  ['See [policy_doc_1].', 'Valid JSON fails in 1 case: there is no JSON at all'],
  ['{"answer": 3}', 'Valid JSON fails in 1 case: the JSON does not fit the schema: name'],
];

const types: readonly (readonly [type: string, expected: string | undefined, advice: string])[] = [
  ['citation', undefined, 'Check fails in 1 case: ask for it outright (“Cite the source'],
  ['contains', '`warranty`', 'Check fails in 1 case: say in the prompt that the reply must have `warranty`, in those'],
  [
    'contains',
    '`a` or `two b`',
    'Check fails in 1 case: say in the prompt that the reply must have `a` or `two b`, in those',
  ],
  ['length', 'at most 500 characters', 'Check fails in 1 case: replies are too long (`at most 500 characters`)'],
  ['length', 'at least 100 characters', 'Check fails in 1 case: replies are too short (`at least 100 characters`)'],
  ['length', '100 to 500 characters', 'Check fails in 1 case: say in the prompt how long'],
  ['my_own', undefined, 'Check fails in 1 case: see its reasons'],
];

describe('recommendations', () => {
  test('there are none for a run in which all passes', async () => {
    expect(await advised(result('a', [held('Polite')]))).toEqual([]);
  });

  test.each(replies)('about JSON, by what is the matter with the reply: %s', async (reply, advice) => {
    const texts = await advised(result('a', [badJson], { reply }));
    expect(texts).toHaveLength(1);
    expect(texts[0]?.slice(0, advice.length)).toBe(advice);
  });

  test('the limit that cuts JSON off is named', async () => {
    const texts = await advised(result('a', [badJson], { reply: '{"a": [1, ', params: { maxTokens: 60 } }));
    expect(texts[0]).toContain('`max_tokens` (now 60)');
  });

  test('two invariants that fail for one reason are told once, with both names', async () => {
    const other = violated('Is JSON', 'Expected JSON', { type: 'is_json' });
    expect(await advised(result('a', [badJson, other], { reply: 'no' }))).toEqual([
      expect.stringMatching(/^Valid JSON, Is JSON fail in 1 case: there is no JSON at all/u),
    ]);
  });

  test('JSON that does not fit is told with the place that comes most, cut where it is long', async () => {
    const at = (id: string, where: string) =>
      result(id, [violated('Valid JSON', 'Expected …', { type: 'json_schema', where })], { reply: '{}' });
    const texts = await advised(at('a', '/confidence'), at('b', '/x'), at('c', '/confidence'));
    expect(texts[0]).toContain(
      'Valid JSON fails in 3 cases: the JSON does not fit the schema, most often at `/confidence`:',
    );
    expect((await advised(at('a', `/${'x'.repeat(1_000_000)}`))).join().length).toBeLessThan(1000);
  });

  test.each(types)('by type: %s %s', async (type, expected, advice) => {
    const check = violated('Check', 'Expected more', { type, ...(expected !== undefined && { expected }) });
    expect((await advised(result('a', [check])))[0]?.slice(0, advice.length)).toBe(advice);
  });

  test('what fails everywhere, in one category only, or now and then, is told as such; what explains most comes first', async () => {
    const bad = violated('Cites', 'Expected a citation', { type: 'citation' });
    const texts = await advised(
      ...['a', 'b', 'c'].map((id) => result(id, [bad])),
      result('d', [held('Polite')], { category: 'Policy' }),
      ...[0, 1].map((sample) =>
        result(
          'e',
          [
            sample === 0
              ? held('Kind', 'it is', { severity: 'warning' })
              : violated('Kind', 'Expected kindness', { severity: 'warning' }),
          ],
          {
            ...{ category: 'Policy', sample, params: { temperature: 0 } },
          },
        ),
      ),
    );
    expect(texts.map((text) => text.split(':')[0])).toEqual([
      'Cites fails in 3 cases',
      'Cites fails in every case',
      'All 3 failures are of the category Refund',
      'In 1 case the same question is answered now one way, now another (Kind 1/2 samples)',
      'Kind fails in 1 case',
    ]);
  });

  test('operators that alone break cases are named', async () => {
    const bad = [violated('Cites', 'Expected a citation')];
    const typo = { followUp: followUp('typo', 'Abuot a'), input: 'Abuot a' };
    const one = [result('a', [held('Cites')]), result('a', bad, typo)];
    expect((await advised(...one))[0]).toContain(
      '1 case passes as written and breaks when perturbed, only typo breaks it:',
    );
    const two = await advised(
      ...one,
      result('b', [held('Cites')]),
      result('b', bad, typo),
      result('b', bad, { followUp: followUp('negation', 'Not b') }),
    );
    expect(two[0]).toContain('2 cases pass as written and break when perturbed, broken by typo (2), negation (1):');
  });

  test('cases without a reply or a verdict', async () => {
    expect(await advised(result('a', [], { reply: null, error: 'HTTP 500' }), result('b', [unsaid('Judge')]))).toEqual([
      '1 case got no reply: run again with the same --out, which asks only those.',
      'In 1 case the judge’s answers could not be read: take another judge, or a simpler rubric.',
    ]);
  });

  test('a spent error budget stops changes', async () => {
    const report = await reported(fresh(), [result('a', [violated('Cites', 'Expected one')])], {
      objectives: { accuracy: 0.9 },
    });
    expect(report.recommendations.map(({ text }) => text)).toContain(
      'The error budget of Customer Support Evals is spent: mend what fails before you change the prompt further.',
    );
  });
});

/** `passes` of 12 cases pass, the first ones. */
function swept(temperature: number, passes: number, cost: number): readonly CaseResult[] {
  return Array.from({ length: 12 }, (_, at) =>
    result(`case-${at}`, [at < passes ? held('Cites') : violated('Cites', 'Expected a citation')], {
      ...{ params: { temperature }, measured: { latencyMs: 100, cost } },
    }),
  );
}

describe('the best configuration of a sweep', () => {
  test('is named where its lead over the next is more than chance', async () => {
    const { configurations } = await reported(fresh(), [...swept(0, 12, 0.002), ...swept(0.7, 4, 0.001)]);
    expect(bestConfiguration(configurations)).toMatchObject({
      first: { params: { temperature: 0 } },
      tied: [],
      p: 2 / 2 ** 8,
    });
    expect((await advised(...swept(0, 12, 0.002), ...swept(0.7, 4, 0.001)))[0]).toBe(
      'Best configuration: scripted:support, temperature 0 (100.0%, exact paired p = 0.008 against the next).',
    );
  });

  test('is not named where it is not; of equal scores the cheaper comes first', async () => {
    const results = [...swept(0, 12, 0.002), ...swept(0.3, 12, 0.001), ...swept(1, 2, 0.001)];
    const { configurations } = await reported(fresh(), results);
    const best = bestConfiguration(configurations);
    expect(best?.first.params).toEqual({ temperature: 0.3 });
    expect(best?.tied.map(({ params }) => params)).toEqual([{ temperature: 0 }]);
    expect(best?.p).toBeNull();
    expect((await advised(...results))[0]).toBe(
      'No configuration is shown to be best: scripted:support, temperature 0.3 (100.0%); scripted:support, temperature 0 (100.0%) are tied. Of these, scripted:support, temperature 0.3 costs least.',
    );
  });

  test('there is none of one', async () => {
    const { configurations } = await reported(fresh(), swept(0, 3, 0));
    expect(bestConfiguration(configurations)).toBeUndefined();
  });
});
