import { describe, expect, test } from 'vitest';
import { readArtefacts } from '../../src/specs/artefacts/read-artefacts.js';
import { EFFORTS } from '../../src/specs/effort.js';
import { makeSpecification } from '../../src/specs/make-specification.js';
import { makeTests } from '../../src/specs/make-tests.js';
import { makeExpectedOutputs } from '../../src/specs/stages/expected-outputs.js';
import { makeRuleTests } from '../../src/specs/stages/rule-tests.js';
import { freshFolders } from '../support/folder.js';
import { draft, tests, wellBehaved } from './support/replies.js';
import { promptIn, scriptedGenerator, watched } from './support/session.js';

const fresh = freshFolders();
const RULES = [{ id: 'r1', rule: 'The output must be one word.' }];

/** Nine tests of one rule are asked for; the generator answers with these, in turn. */
async function nineTests(...replies: readonly [string, ...string[]]) {
  const prompt = promptIn(fresh());
  let at = 0;
  const { generator, asked } = scriptedGenerator(() => replies[Math.min(at++, replies.length - 1)] ?? '');
  const session = watched(prompt, generator);
  const made = await makeRuleTests(
    prompt,
    { rules: RULES, inverseRules: [], inputs: undefined },
    { testsPerRule: 9, testsPerInverseRule: 0 },
    session,
  );
  return { made: made.map(({ inputs }) => inputs['sentence']), session, asked };
}

describe('a generator that does not do as it is told', () => {
  test('brings three tests instead of nine: asked again for six, then reported', async () => {
    const { made, session, asked } = await nineTests(tests(draft('a'), draft('b'), draft('c')), tests(draft('d')));
    expect(made).toEqual(['a', 'b', 'c', 'd']);
    expect(session.notes).toEqual(['r1: asked for 9 tests, got 4']);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('Make exactly 6 tests');
    expect(asked[1]).toContain('{"sentence":"a","word":"fox"}');
  });

  test('brings the same test twice, also when asked again: dropped and reported', async () => {
    const { made, session } = await nineTests(
      tests(draft('a'), draft('a '), draft('b')),
      tests(draft('b'), draft('c')),
    );
    expect(made).toEqual(['a', 'b', 'c']);
    expect(session.notes).toEqual([
      'r1: test 2 came twice and was dropped',
      'r1: asked again: test 1 came twice and was dropped',
      'r1: asked for 9 tests, got 3',
    ]);
  });

  test('brings variables that the prompt does not have, or lacks one: reported', async () => {
    const { made, session } = await nineTests(
      tests(draft('a', 'fox', { language: 'en' }), { ...draft('b'), inputs: { sentence: 'b' } }),
      tests(),
    );
    expect(made).toEqual(['a']);
    expect(session.notes).toEqual([
      'r1: test 1 has a value for `language`, which the prompt does not have: it is left out',
      'r1: test 2 is left out: it has no value for `word`',
      'r1: asked for 9 tests, got 1',
    ]);
  });

  test('brings half a JSON: the whole tests are taken, the cut one is reported', async () => {
    const whole = tests(draft('a'), draft('b'));
    const { made, session } = await nineTests(
      whole.slice(0, whole.indexOf('"scenario"', whole.indexOf('"b"'))),
      tests(),
    );
    expect(made).toEqual(['a']);
    expect(session.notes[0]).toMatch(/^r1: test 2 could not be read: /u);
  });

  test('brings more than was asked for: no more is taken', async () => {
    const { made, session } = await nineTests(tests(...'abcdefghijkl'.split('').map((each) => draft(each))));
    expect(made).toHaveLength(9);
    expect(session.notes).toEqual(['r1: asked for 9 tests, got 12: the others are left out']);
  });

  test('brings nonsense: reported, and asked anew the next time', async () => {
    const prompt = promptIn(fresh());
    const nonsense = scriptedGenerator((_, turn) => (turn === 0 ? 'As a bee, I cannot.' : wellBehaved(_)));
    const first = watched(prompt, nonsense.generator);
    const specification = await makeSpecification(prompt, first);
    await makeTests(prompt, specification, { effort: EFFORTS.min, expectedBy: undefined }, first);
    expect(specification).toEqual({
      intent: undefined,
      inputSpecification: undefined,
      rules: undefined,
      inverseRules: [],
    });
    expect(first.done).toEqual(
      ['intent', 'input-spec', 'rules', 'baseline-tests'].map(
        (name) => `${name} all not made the reply could not be read, nor the second: there is no JSON object in it`,
      ),
    );
    const second = watched(prompt, nonsense.generator);
    await makeSpecification(prompt, second);
    expect(second.done).toEqual([
      'intent all made',
      'input-spec all made',
      'rules all made',
      'inverse-rules r1 not made the reply could not be read, nor the second: there is no JSON object in it',
      'inverse-rules r2 not made the reply could not be read, nor the second: there is no JSON object in it',
    ]);
  });

  test('finds no rules: said, and no tests come from rules', async () => {
    const prompt = promptIn(fresh());
    const { generator } = scriptedGenerator((asked) =>
      asked.includes('what every output of a prompt must keep') ? '{"rules": []}' : wellBehaved(asked),
    );
    const session = watched(prompt, generator);
    const specification = await makeSpecification(prompt, session);
    const made = await makeTests(prompt, specification, { effort: EFFORTS.low, expectedBy: undefined }, session);
    expect(session.notes).toEqual([
      'the prompt demands nothing of its output: there are no rules, and no tests of rules',
    ]);
    expect([made.tests.length, made.baseline.length]).toEqual([0, 6]);
    expect(readArtefacts(prompt).rules).toEqual([]);
  });
});

describe('expected outputs', () => {
  const judge = (name: string, reply: string) => ({ name, ask: async () => ({ kind: 'reply', text: reply }) as const });
  const inputs = { sentence: 'The fox runs.', word: 'fox' };
  const one = { id: 'r1-1', kind: 'rule', rule: 'r1', inputs, expected: '', reason: '', scenario: '' } as const;

  test.each([
    ['all judges', ['{"score": 90}', '{"score": 80}'], [90, 80], true, []],
    ['a gate that is missed', ['{"score": 90}', '{"score": 60}'], [90, 60], false, []],
    [
      'a judge of nonsense',
      ['{"score": 90}', 'OK. Or ERR.'],
      [90],
      true,
      ['r1-1: judge-1 gave no score: there is no JSON object in it'],
    ],
    [
      'judges of nonsense alone',
      ['{"score": 900}', '{"score": 1} {"score": 2}'],
      [],
      false,
      [expect.stringMatching(/judge-0 gave no score: score/u), expect.stringMatching(/two different answers/u)],
    ],
  ])('%s', async (_, replies, scores, accepted, notes) => {
    const prompt = promptIn(fresh());
    const session = watched(prompt, scriptedGenerator(wellBehaved).generator);
    const by = {
      model: judge('answers', 'noun'),
      judges: replies.map((reply, at) => judge(`judge-${at}`, reply)),
      gate: 80,
    };
    const made = await makeExpectedOutputs(prompt, [one], RULES, by, session);
    expect(made).toEqual([{ test: 'r1-1', output: 'noun', scores, accepted }]);
    expect(session.notes).toEqual(notes);
    expect(readArtefacts(prompt).expected).toEqual(made);
  });
});
