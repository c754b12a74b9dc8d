import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSuite } from '../../src/contracts/read-suite.js';
import { builtIns } from '../../src/index.js';
import { compileRules } from '../../src/specs/compile/compile-rules.js';
import { rulePrograms } from '../../src/specs/evaluate/rule-programs.js';
import { checkCode } from '../../src/specs/export/check-code.js';
import type { ExportSource } from '../../src/specs/export/export-source.js';
import { exporters } from '../../src/specs/export/exporters.js';
import { pythonSource } from '../../src/specs/export/graders.js';
import type { GeneratedTest } from '../../src/specs/specification.js';
import { freshFolders } from '../support/folder.js';
import { promptIn } from './support/session.js';

const fresh = freshFolders();
const RULES = ['The output must be one of: noun, verb.', 'The output must be in lower case.', 'The output must be at most 3 words.', 'The output must be kind.', 'The output must be in English.']; // biome-ignore format: a list
const tests: readonly GeneratedTest[] = [
  { id: 'r1-1', kind: 'rule', rule: 'r1', inputs: { sentence: 'He said "{{word}}",\nand left.', word: '=left' }, expected: 'verb', reason: 'a, b', scenario: 'typical' },
  { id: 'base-1', kind: 'baseline', rule: null, inputs: { sentence: 'One.', word: 'One' }, expected: '', reason: '', scenario: 'short' },
]; // biome-ignore format: a table
const source = (more: Partial<ExportSource> = {}): ExportSource => ({
  prompt: promptIn('/tmp', 'Tag {{ this }}: '),
  rules: compileRules(RULES.map((rule, at) => ({ id: `r${at + 1}`, rule }))),
  tests,
  metrics: [{ name: 'tone', file: 'tone.metric.prompty', messages: [{ role: 'user', parts: [{ text: 'Rate ' }, { variable: 'output' }, { variable: 'rules' }] }] }],
  judge: 'openai:gpt-4o',
  models: ['openai:gpt-4o-mini'],
  ...more,
}); // biome-ignore format: one value

const messages = z
  .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant', 'developer']), content: z.string() }))
  .min(1);
/** What the public reference of the Evals API says of a request that creates an evaluation, and of one that runs it. */
const evals = z.strictObject({
  eval: z.strictObject({
    name: z.string(),
    data_source_config: z.strictObject({
      type: z.literal('custom'),
      item_schema: z.strictObject({ type: z.literal('object'), properties: z.record(z.string(), z.strictObject({ type: z.literal('string') })), required: z.array(z.string()) }),
      include_sample_schema: z.literal(true),
    }),
    testing_criteria: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('label_model'), name: z.string(), model: z.string(), input: messages, labels: z.array(z.string()), passing_labels: z.array(z.string()) }),
        z.strictObject({ type: z.literal('score_model'), name: z.string(), model: z.string(), input: messages, range: z.tuple([z.number(), z.number()]), pass_threshold: z.number() }),
        z.strictObject({ type: z.literal('python'), name: z.string(), source: z.string(), pass_threshold: z.number() }),
      ]),
    ),
  }),
  run: z.strictObject({
    name: z.string(),
    data_source: z.strictObject({
      type: z.literal('completions'),
      model: z.string(),
      input_messages: z.strictObject({ type: z.literal('template'), template: messages }),
      source: z.strictObject({ type: z.literal('file_content'), content: z.array(z.strictObject({ item: z.record(z.string(), z.string()) })) }),
    }),
  }),
}); // biome-ignore format: a schema

describe.each(['openai-evals', 'azure'])('%s', (format) => {
  const { files, notes } = exporters[format]?.(source()) ?? { files: [], notes: [] };
  const body = evals.parse(JSON.parse(files[0]?.text ?? ''));
  const { item_schema: schema } = body.eval.data_source_config;

  test('has each metric as a grader: the whole, every rule, the user’s own', () => {
    expect(body.eval.testing_criteria.map(({ type, name }) => `${type} ${name.split(':')[0]}`)).toEqual([
      'label_model complies with the prompt',
      'python r1',
      'python r2',
      'python r3',
      'label_model r4',
      'label_model r5',
      'score_model tone',
    ]);
  });

  test('names nothing that the data does not have, and every item has all of it', () => {
    const text = JSON.stringify([body.eval.testing_criteria, body.run.data_source.input_messages]);
    const named = [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/gu)].map(([, name]) => name ?? '');
    const known = [...schema.required.map((name) => `item.${name}`), 'sample.output_text', 'this'];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    for (const { item } of body.run.data_source.source.content) expect(Object.keys(item).toSorted()).toEqual(schema.required.toSorted());
  });

  test('has the data as JSONL too, and says that nothing is sent', () => {
    const lines = (files[1]?.text ?? '').trim().split('\n').map((line) => JSON.parse(line));
    expect(lines).toEqual(body.run.data_source.source.content);
    expect(lines[0].item).toMatchObject({ id: 'r1-1', var_word: '=left', var_sentence: tests[0]?.inputs['sentence'] });
    expect(notes.join('\n')).toContain('Nothing is sent from here');
  });
}); // biome-ignore format: long lines

describe('promptfoo', () => {
  const { files } = exporters['promptfoo']?.(source()) ?? { files: [] };
  const config = parse(files[0]?.text ?? '');
  test('has prompt, providers, assertions and tests', () => {
    expect(config).toMatchObject({
      providers: ['openai:gpt-4o-mini'],
      defaultTest: { options: { provider: 'openai:gpt-4o' } },
      tests: [{ description: 'r1-1', vars: tests[0]?.inputs }, { description: 'base-1' }],
    });
    expect(config.defaultTest.assert.map(({ type, metric }: Record<string, string>) => `${type} ${metric?.slice(0, 2)}`)).toEqual(
      ['javascript r1', 'javascript r2', 'javascript r3', 'llm-rubric r4', 'llm-rubric r5'],
    );
    expect(config.prompts[0].raw).toBe('[{"role": "user", "content": {{ ("" + "Tag {{ this }}: " + sentence + word) | dump }}}]');
  });
}); // biome-ignore format: long lines

describe('what can be read again', () => {
  const textOf = (format: string) => exporters[format]?.(source()).files[0]?.text ?? '';
  const again = (rows: readonly { readonly [key: string]: unknown }[]) =>
    rows.map(({ id, kind, rule, inputs, expected, reason, scenario }) => ({ id, kind, rule, inputs, expected, reason, scenario })); // biome-ignore format: one line

  test('jsonl', () => {
    const rows = textOf('jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(again(rows)).toEqual(tests);
    expect(rows[0].rule_text).toBe(RULES[0]);
  });

  test('csv, of which a spreadsheet runs nothing', () => {
    const rows: readonly Record<string, string>[] = parseCsv(textOf('csv'), { columns: true });
    const read = rows.map((row) => ({
      ...row,
      rule: row['rule'] === '' ? null : row['rule'],
      inputs: { sentence: row['input.sentence'], word: row['input.word']?.replace(/^'/u, '') },
    }));
    expect(again(read)).toEqual(tests);
    expect(rows[0]?.['input.word']).toBe("'=left");
  });

  test('suite: every case with its input, and the rules', async () => {
    const file = path.join(fresh(), 'suite.yaml');
    writeFileSync(file, textOf('suite'));
    const { suite } = await readSuite(file, builtIns.invariants);
    expect(suite.cases.map(({ id, input, variables }) => ({ id, input, ...variables }))).toEqual(
      tests.map(({ id, inputs }) => ({ id, input: inputs['sentence'], word: inputs['word'] })),
    );
    expect(suite.cases[0]?.invariants.map(({ type }) => type)).toEqual([
      'one_of',
      'regex',
      'length',
      'llm_judge',
      'language',
    ]);
  });
});

const PYTHON = spawnSync('python3', ['--version']).status === 0;
describe('checks as code say what the checks say', () => {
  const rules = compileRules(
    ['The output must be one of: noun, verb.', 'The output must be in lower case.', 'The output must be at most 3 words.', 'The output must be at most 2 lines.', 'The output must have at least 2 paragraphs.', 'The output must be a JSON object.', 'The output must start with "A b".', 'The output must not be in quotation marks.', 'The output must be at least 5 characters.', 'The output must be a JSON array of strings.', 'The output must have no code fences.'].map((rule, at) => ({ id: `r${at + 1}`, rule })),
  ); // biome-ignore format: a list
  const outputs = ['noun', ' verb\n', 'Noun', 'a b c d', 'a\nb', 'a\n\nb\nc', '{"a": 1}', '["a"]', '[1]', 'A b c', '"so"', '```\nx\n```', ''];

  test('all of them can be written as code', () => {
    expect(rules.filter(({ checks }) => checks.length === 0 || checks.some((each) => checkCode(each) === undefined))).toEqual([]);
  });

  test('in JavaScript', async () => {
    expect(await verdicts((javascript, output) => new Function('output', `return ${javascript}`)(output), 'javascript')).toEqual(await ours());
  });

  test.runIf(PYTHON)('in Python', async () => {
    const script = rules.map(({ rule, checks }) => `${pythonSource(checks.flatMap((check) => checkCode(check)?.python ?? []))}\nprint(json.dumps(["${rule.id}", [grade({"output_text": each}, {}) == 1 for each in json.loads(${JSON.stringify(JSON.stringify(outputs))})]]))`); // biome-ignore format: one line
    const { stdout, stderr } = spawnSync('python3', ['-c', script.join('\n')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n').map((line) => JSON.parse(line))).toEqual(await ours());
  });

  async function ours() {
    const { check } = rulePrograms(rules, builtIns.invariants);
    const found = await Promise.all(outputs.map((output) => check(output, '')));
    return rules.map(({ rule }) => [rule.id, found.map((results) => results.find((each) => each.rule === rule.id)?.status === 'held')]); // biome-ignore format: one line
  }
  async function verdicts(run: (code: string, output: string) => boolean, language: 'javascript') {
    return rules.map(({ rule, checks }) => [rule.id, outputs.map((output) => checks.every((check) => run(checkCode(check)?.[language] ?? 'false', output)))]); // biome-ignore format: one line
  }
}); // biome-ignore format: long lines
