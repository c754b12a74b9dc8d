import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtIns } from '../../src/index.js';
import { doubleBraceParts } from '../../src/prompts/prompty.js';
import { EFFORTS } from '../../src/specs/effort.js';
import { analyse } from '../../src/specs/generators/embedded/analysis.js';
import { embeddedGenerator } from '../../src/specs/generators/embedded/embedded-generator.js';
import { invert } from '../../src/specs/generators/embedded/invert.js';
import { makeSpecification } from '../../src/specs/make-specification.js';
import { makeTests } from '../../src/specs/make-tests.js';
import { readPrompt } from '../../src/specs/read-prompt.js';
import { ROOT } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';
import { watched } from './support/session.js';

const fresh = freshFolders();
const EXAMPLES = path.join(ROOT, 'examples', 'prompts');
const names = readdirSync(EXAMPLES, { encoding: 'utf8', recursive: true }).filter((file) =>
  /^[^.]+\.prompty$/u.test(file),
);

const rulesOf = (text: string) => analyse({ messages: [{ role: 'system', parts: doubleBraceParts(text) }] }).rules;

describe('the embedded generator', () => {
  test('there are eight prompts', () => expect(names).toHaveLength(8));

  test.each(names)('specifies and tests %s, quickly', async (name) => {
    const prompt = { ...(await readPrompt(path.join(EXAMPLES, name), builtIns.invariants)), folder: fresh() };
    const session = watched(prompt, embeddedGenerator());
    const specification = await makeSpecification(prompt, session);
    const { tests, baseline, expanded } = await makeTests(
      prompt,
      specification,
      { effort: EFFORTS.medium, expectedBy: undefined },
      session,
    );
    const line = ({ id, scenario, inputs }: (typeof tests)[number]) =>
      `${id} (${scenario}) ${Object.values(inputs)
        .map((value) => JSON.stringify(value.slice(0, 60)))
        .join(' ')}`;
    const text = [
      `intent: ${specification.intent?.intent}`,
      `task: ${specification.intent?.task}`,
      ...(specification.inputSpecification?.rules ?? []).map((each) => `input: ${each}`),
      ...[...(specification.rules ?? []), ...specification.inverseRules].map(({ id, rule }) => `${id}: ${rule}`),
      ...[...tests, ...baseline, ...expanded].map(line),
      ...session.notes.map((each) => `note: ${each}`),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(path.join('golden', `${path.parse(name).name}.txt`));
  });

  test.each<readonly [prompt: string, rules: readonly string[]]>([
    ['You must answer in French.', ['The output must be in French.']],
    [
      'Always respond in German. Never use more than two sentences.',
      ['The output must be in German.', 'The output must not use more than two sentences.'],
    ],
    ['The summary should be between 20 and 40 words.', ['The summary must be between 20 and 40 words.']],
    ['Reply with "yes" or "no" only.', ['The output must be "yes" or "no" only.']],
    ['Maximum 3 sentences.', ['The output must have at most 3 sentences.']],
    ['If you are unsure, then say "unknown".', ['If you are unsure, the output must say "unknown".']],
    ['Make sure that every item has a date.', ['The output must be such that every item has a date.']],
    [
      'End with a question. Only output the code.',
      ['The output must end with a question.', 'The output must be only the code.'],
    ],
    ['You can use these categories:\n- red\n- blue: like the sea', ['The output must be one of: red, blue.']],
    [
      'You answer the customers of a shop for headphones. If they do not\nsay their order number, ask for it. Cite every document\nthat you use.',
      [
        'If they do not say their order number, the output must ask for it.',
        'The output must cite every document that you use.',
      ],
    ],
    ['Reply with JSON alone:\n{"answer": "…", "sure": 0.5}', ['The output must be JSON with the keys: answer, sure.']],
    ['Summarize the text.', []],
    ['The user should write in English. What is the weather?', []],
    ['## Example\nOutput: You must never read this.\n', []],
    ['```\nReturn only this.\n```', []],
    ['', []],
  ])('%j demands %j', (prompt, rules) => expect(rulesOf(prompt)).toEqual(rules));

  test.each([
    ['The output must not have a title.', 'The output must have a title.'],
    ['The output must have at most 80 words.', 'The output must have more than 80 words.'],
    [
      'If it is late, the output must be in English.',
      'If it is late, the output must be in another language than English.',
    ],
    ['The output must be the tag only.', 'The output must be the tag, with further text around it.'],
    ['Blue.', 'The output must be such that this does not hold: Blue.'],
  ])('%j is the opposite of %j', (rule, opposite) => expect(invert(rule)).toBe(opposite));

  test('reads any text, and turns round any rule, without ever throwing', async () => {
    const word = fc.constantFrom('Return', 'only', 'must', 'not', 'If', ',', ':', '-', '\n', 'at most', '3', 'words', '"a"', '{{x}}', 'JSON', '.', 'one of', '```', '#', 'format', 'valueOf', 'constructor', '__proto__'); // biome-ignore format: a list
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (prompt) => {
        for (const rule of rulesOf(prompt)) expect(invert(rule)).not.toBe(rule);
      }),
      { numRuns: 500 },
    );
  });

  test('reads a very long prompt in little time', () => {
    expect(rulesOf('If the the at most '.repeat(20_000))).toBeDefined();
    expect(rulesOf(`${'one of: a, '.repeat(5_000)}\n`.repeat(3))).toBeDefined();
  });
});
