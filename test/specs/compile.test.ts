import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIns } from '../../src/index.js';
import { compileRules } from '../../src/specs/compile/compile-rules.js';
import { compileSuite } from '../../src/specs/compile/compile-suite.js';
import { suiteFile } from '../../src/specs/compile/suite-file.js';
import { rulePrograms } from '../../src/specs/evaluate/rule-programs.js';
import type { GeneratedTest } from '../../src/specs/specification.js';
import { promptIn } from './support/session.js';

const numbered = (rules: readonly string[]) => rules.map((rule, at) => ({ id: `r${at + 1}`, rule }));

/** `r1 program one_of, regex (not)` */
function compiled(...rules: readonly string[]): readonly string[] {
  return compileRules(numbered(rules)).map(({ rule, checks, whole }) =>
    [
      rule.id,
      checks.length === 0 ? 'judge' : whole ? 'program' : 'both',
      ...checks.map(({ type, negate }) => (negate ? `not ${type}` : type)),
    ].join(' '),
  );
}

const rulesOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'golden', `${name}.txt`), 'utf8')
    .split('\n')
    .flatMap((line) => /^r\d+: (.*)$/u.exec(line)?.[1] ?? []);

describe('which rules of the example prompts a program checks', () => {
  test.each<readonly [prompt: string, rules: string]>([
    ['bard-style', 'r1 judge, r2 program regex regex, r3 judge, r4 judge, r5 judge, r6 judge'],
    ['entity-list', 'r1 program regex, r2 program regex, r3 judge, r4 program regex regex, r5 program regex'],
    ['mark-up-html', 'r1 judge, r2 judge, r3 judge, r4 both regex starts_with, r5 judge, r6 program regex regex not_contains'],
    ['model-names', 'r1 program json_schema is_json, r2 judge, r3 judge, r4 judge'],
    ['news-desk', 'r1 program one_of, r2 program one_of, r3 program one_of, r4 program one_of, r5 judge'],
    ['picture-prompt', 'r1 judge, r2 program regex length, r3 program language, r4 program starts_with, r5 judge, r6 judge, r7 judge'],
    ['plainer-sentence', 'r1 judge, r2 judge, r3 program length, r4 both not regex, r5 judge'],
    ['tag-word', 'r1 program one_of, r2 program not regex one_of, r3 program one_of, r4 judge, r5 judge'],
  ])('%s', (prompt, rules) => {
    expect(compiled(...rulesOf(prompt)).join(', ')).toBe(rules);
  });
}); // biome-ignore format: a table

describe('rules as a model writes them', () => {
  test.each<readonly [rule: string, how: string]>([
    ['The output must be at most 30 words.', 'r1 program length'],
    ['The output must be polite and at most 30 words.', 'r1 both length'],
    ['The output must be a JSON object.', 'r1 program is_json'],
    ['Each line of the output must have at most 30 words.', 'r1 judge'],
    ['If the text is rude, the output must be "no".', 'r1 judge'],
    ['The output must be in German.', 'r1 program language'],
    ['The output must not be in German.', 'r1 judge'],
    ['The output must be kind.', 'r1 judge'],
  ])('%s', (rule, how) => {
    expect(compiled(rule)).toEqual([how]);
  });

  test('what is the answer in a special case is allowed too', () => {
    const [first] = compileRules(
      numbered(['The output must be one of: yes, no.', 'If it is unknown, the output must be "unknown".']),
    );
    expect(first?.checks).toEqual([{ type: 'one_of', spec: { values: ['yes', 'no', 'unknown'] } }]);
  });
});

describe('the checks', () => {
  const LIST = 'Companies: Tuuli\nPeople: Ann, Bo\nTopics: a, b\nThemes: none';
  test.each<readonly [prompt: string, output: string, broken: string]>([
    ['entity-list', LIST, ''],
    ['entity-list', LIST.replace('a, b', 'a, b, c, d, e, f'), 'r4'],
    ['entity-list', `${LIST}\nMore: x`, 'r5'],
    ['entity-list', LIST.replace('People: Ann, Bo\n', ''), 'r1 r2'],
    ['entity-list', LIST.replace('People: Ann, Bo\nTopics: a, b', 'Topics: a, b\nPeople: Ann, Bo'), 'r1 r2'],
    ['tag-word', ' noun\n', ''],
    ['tag-word', 'absent', ''],
    ['tag-word', 'Noun', 'r1 r2 r3'],
    ['tag-word', 'noun, because it names a thing', 'r1 r2 r3'],
    ['model-names', '["A", "B"]', ''],
    ['model-names', '```json\n["A"]\n```', 'r1'],
    ['model-names', '[1]', 'r1'],
    ['mark-up-html', '<p>One.</p>\n<p>Two.</p>', ''],
    ['mark-up-html', 'Here: <p>One.</p>', 'r4 r6'],
    ['bard-style', 'a\n\nb\nc\nd', ''],
    ['bard-style', 'a\nb\nc', 'r2'],
    ['bard-style', 'a\n'.repeat(15), 'r2'],
    ['picture-prompt', 'A picture of a boat.\n\nIt is evening.', 'r2'],
    ['plainer-sentence', '"Pay before you start."', 'r4'],
    ['plainer-sentence', 'Pay before you start.', ''],
  ])('%s: %j breaks %j', async (prompt, output, broken) => {
    const { check } = rulePrograms(compileRules(numbered(rulesOf(prompt))), builtIns.invariants);
    const found = await check(output, '');
    expect(found.filter(({ status }) => status === 'violated').map(({ rule }) => rule).join(' ')).toBe(broken);
  });
}); // biome-ignore format: a table

describe('the suite', () => {
  const tests: readonly GeneratedTest[] = ['A long {sentence}.', 'B'].map((sentence, at) => ({
    ...{ id: `r1-${at + 1}`, kind: 'rule', rule: 'r1', expected: 'noun', reason: '', scenario: 'typical' },
    inputs: { sentence, word: at === 0 ? 'long' : ' ' },
  }));
  const rules = compileRules(numbered(['The output must be one of: a, b.', 'The output must be kind.']));

  test('has the longest input as its input, braces as they are, and the rules as invariants', () => {
    const prompt = promptIn('/tmp', 'Tag {"this": 1}.');
    expect(compileSuite({ prompt, rules, tests: tests.slice(0, 1), judge: 'openai:gpt-4o' })).toMatchObject({
      name: 'tagger',
      messages: [{ role: 'user', content: 'Tag {{"this": 1}}.{input}{word}' }],
      judge: 'openai:gpt-4o',
      invariants: [
        { type: 'one_of', name: 'r1: The output must be one of: a, b.', spec: { values: ['a', 'b'] } },
        { type: 'llm_judge', name: 'r2: The output must be kind. (judged)', spec: { rubric: 'The output must be kind.' } },
      ],
      test_cases: [{ id: 'r1-1', category: 'rule', input: 'A long {sentence}.', variables: { word: 'long' } }],
    });
  });

  test('leaves out what no program checks where there is no judge, and tests that it cannot hold, and says so', () => {
    const { text, notes } = suiteFile({ prompt: promptIn('/tmp'), rules, tests, judge: undefined });
    expect(parse(text).invariants).toHaveLength(1);
    expect(notes).toEqual([
      'r1-2 left out: a variable is blank',
      'r2: not, or not all of it, in the suite; with --judge MODEL a model judges them',
    ]);
  });

  test('is none where nothing can be checked, or nothing asked', () => {
    const none = compileRules(numbered(['The output must be kind.']));
    expect(() => suiteFile({ prompt: promptIn('/tmp'), rules: none, tests, judge: undefined })).toThrow(/a rule that a program can check/u);
    expect(() => suiteFile({ prompt: promptIn('/tmp'), rules, tests: [], judge: undefined })).toThrow(/tests to make cases of/u);
  });
}); // biome-ignore format: long lines
