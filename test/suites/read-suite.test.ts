import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../relations/invariants/index.js';
import { readSuite } from '../../src/contracts/read-suite.js';
import type { SuiteCase } from '../../src/contracts/suite.js';
import { messagesFor } from '../../src/contracts/suite-askings.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

/** A suite read from a folder of these files. */
async function suiteIn(files: Readonly<Record<string, string>>, name = 'suite.yaml') {
  const folder = fresh();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return (await readSuite(path.join(folder, name), invariants)).suite;
}

/** What tells a case: its checks by their names. */
function told({ invariants: checks, ...each }: SuiteCase) {
  return { ...each, invariants: checks.map(({ name }) => name) };
}

/** A suite as prompt harnesses write it, with all that their documents use. */
const PUBLISHED = `name: "Support Evals"
version: "v1.3.0"
description: "What our agent must do"
prompt_template: |
  Answer from the documents, and cite them as [doc_id].

  {context}

  Question: {input}
  Reply as JSON:
  {{
    "answer": "…",
    "citations": ["doc_1"]
  }}
test_cases:
  - id: "refund"
    category: "Refund"
    input: "May I return order #12345?"
    context: |
      [policy_doc_1] Thirty days.
    invariants:
      - type: "json_schema"
        name: "Valid JSON"
        spec:
          schema_file: "schemas/support.json"
      - type: "regex"
        name: "Polite"
        spec:
          pattern: "(please|gladly)"
          flags: "IGNORECASE"
      - type: "length"
        spec:
          min: 10
          max: 500
`;
const SCHEMA = '{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": ["answer"]}';

describe('a suite', () => {
  test('as prompt harnesses write it is read as it stands, its files beside it', async () => {
    const suite = await suiteIn({ 'suite.yaml': PUBLISHED, 'schemas/support.json': SCHEMA });
    expect([suite.name, suite.version, suite.params, suite.regressionThreshold, suite.seed]).toEqual([
      'Support Evals',
      '1.3.0',
      { temperature: 0 },
      0.05,
      42,
    ]);
    const [first] = suite.cases;
    if (first === undefined) throw new Error('Expected a case');
    expect(told(first)).toEqual({
      id: 'refund',
      category: 'Refund',
      input: 'May I return order #12345?',
      context: '[policy_doc_1] Thirty days.\n',
      variables: {},
      metadata: {},
      samples: 1,
      invariants: ['Valid JSON', 'Polite', 'length'],
    });
    expect(first.invariants[0]?.spec).toEqual({ schema: JSON.parse(SCHEMA) });
    expect(messagesFor(suite, first)).toEqual([
      {
        role: 'user',
        content:
          'Answer from the documents, and cite them as [doc_id].\n\n[policy_doc_1] Thirty days.\n\n\nQuestion: May I return order #12345?\nReply as JSON:\n{\n  "answer": "…",\n  "citations": ["doc_1"]\n}',
      },
    ]);
  });

  test('may be JSON', async () => {
    const suite = { name: 's', version: 2, test_cases: [{ id: 1, input: 'hi', invariants: [{ type: 'is_json' }] }] };
    const read = await suiteIn({ 'suite.json': JSON.stringify(suite, null, 2) }, 'suite.json');
    expect([read.version, read.cases.map(({ id, category }) => [id, category])]).toEqual(['2', [['1', 'general']]]);
  });

  test('gives its cases what they do not say themselves', async () => {
    const { cases } = await suiteIn({
      'suite.yaml': `name: s
version: 1
variables: {product: kettle, tone: kind}
samples: 4
pass_rate: 0.75
defaults: {category: other, context: nothing is known, severity: warning}
invariants: [{type: contains, spec: {substring: a}}]
test_cases:
  - {id: plain, input: hi}
  - id: own
    input: hi
    category: mine
    context: ""
    variables: {tone: short}
    samples: 1
    pass_rate: 1
    invariants: [{type: contains, severity: error, spec: {substring: b}}, {type: is_json, pass_rate: 0.5, negate: true}]
`,
    });
    expect(
      cases.map(({ category, context, variables, samples }) => ({ category, context, variables, samples })),
    ).toEqual([
      { category: 'other', context: 'nothing is known', variables: { product: 'kettle', tone: 'kind' }, samples: 4 },
      { category: 'mine', context: '', variables: { product: 'kettle', tone: 'short' }, samples: 1 },
    ]);
    expect(
      cases.map((each) =>
        each.invariants.map(({ name, severity, passRate, negate }) => [name, severity, passRate, negate]),
      ),
    ).toEqual([
      [['contains', 'warning', 0.75, false]],
      [
        ['contains', 'warning', 1, false],
        ['contains (2)', 'error', 1, false],
        ['is_json', 'warning', 0.5, true],
      ],
    ]);
  });

  test.each<readonly [file: string, text: string]>([
    [
      'cases.csv',
      'id,input,context,product,owner,samples,invariants\nq1,"Is it, new?",,kettle,Ann,3,"[{""type"": ""is_json""}]"\n,Why?,A text.,pan,,,\n',
    ],
    [
      'cases.jsonl',
      '{"id": "q1", "input": "Is it, new?", "product": "kettle", "owner": "Ann", "samples": 3, "invariants": [{"type": "is_json"}]}\n{"input": "Why?", "context": "A text.", "product": "pan"}\n',
    ],
  ])('takes its cases from %s: columns of the prompt are its variables, others metadata', async (file, text) => {
    const { cases } = await suiteIn({
      'suite.yaml': `name: s\nversion: 1\nprompt_template: "{product}: {input}"\ninvariants: [{type: length, spec: {max: 9}}]\ntest_cases: {file: ${file}}\n`,
      [file]: text,
    });
    expect(cases.map(told)).toEqual([
      {
        ...{ id: 'q1', category: 'general', input: 'Is it, new?', variables: { product: 'kettle' } },
        ...{ metadata: { owner: 'Ann' }, samples: 3, invariants: ['length', 'is_json'] },
      },
      {
        ...{ id: 'case-2', category: 'general', input: 'Why?', context: 'A text.', variables: { product: 'pan' } },
        ...{ metadata: {}, samples: 1, invariants: ['length'] },
      },
    ]);
  });

  test('may have its prompt in a .prompty file, or in a template of its own', async () => {
    const cases = 'test_cases: [{id: a, input: "{x} {{y}}", invariants: [{type: is_json}]}]\n';
    const asked = async (prompt: string, file: Readonly<Record<string, string>>) => {
      const suite = await suiteIn({ 'suite.yaml': `name: s\nversion: 1\n${prompt}\n${cases}`, ...file });
      return suite.cases.map((each) => messagesFor(suite, each));
    };
    expect(
      await asked('prompt_file: p/agent.prompty', {
        'p/agent.prompty': '---\nname: agent\n---\nsystem:\nYou help.\n\nuser:\nQ: {{input}}\n{as it is}\n',
      }),
    ).toEqual([
      [
        { role: 'system', content: 'You help.' },
        { role: 'user', content: 'Q: {x} {{y}}\n{as it is}' },
      ],
    ]);
    expect(await asked('prompt_file: agent.txt', { 'agent.txt': 'Q: {input} {{sic}}\n' })).toEqual([
      [{ role: 'user', content: 'Q: {x} {{y}} {sic}' }],
    ]);
    expect(
      await asked('messages: [{role: system, content: "{context}"}, {role: user, content: "{input}?"}]', {}),
    ).toEqual([[{ role: 'user', content: '{x} {{y}}?' }]]);
    expect(await asked('', {})).toEqual([[{ role: 'user', content: 'Query: {x} {{y}}' }]]);
  });
});
