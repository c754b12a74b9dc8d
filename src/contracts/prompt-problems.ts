import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { isObject } from '../datasets/row.js';
import { shown } from '../datasets/shown.js';
import type { Problem } from '../documents/problems.js';
import { variablesOf } from '../prompts/message-templates.js';
import { testCaseSchema } from './case-schema.js';
import { suitePrompt } from './suite-prompt.js';
import { suiteSchema } from './suite-schema.js';

const PROMPTS = ['prompt_template', 'prompt_file', 'messages'];

/** A prompt that has not even the form of one is left to the schema. */
const promptKeys = z.object(suiteSchema.pick({ prompt_template: true, prompt_file: true, messages: true }).shape);

/** What is wrong with the prompt of a suite, or with the values that its cases have for it. */
export function promptProblems(
  raw: Readonly<Record<string, unknown>>,
  cases: readonly unknown[],
  file: string,
): readonly Problem[] {
  const given = PROMPTS.filter((key) => raw[key] !== undefined);
  const [first = 'prompt_template', ...others] = given;
  if (others.length > 0)
    return others.map((key) => ({
      path: [key],
      key: true,
      expected: `one prompt: ${first} is there`,
      got: shown(key),
    }));
  const written = promptKeys.safeParse(raw);
  if (!written.success) return [];
  try {
    const { messages } = suitePrompt(written.data, file);
    return variablesOf(messages).flatMap((name) => valueProblems(name, first, raw, cases));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [, expected = '', got = ''] = /Expected (.*?), got (.*)/su.exec(error.message) ?? [];
    return [{ path: [first], expected, got, near: error.hint === undefined ? '' : ` ${error.hint}` }];
  }
}

/** A variable that no case has a value for is the prompt's fault, else that of the cases without one. */
function valueProblems(
  name: string,
  prompt: string,
  raw: Readonly<Record<string, unknown>>,
  cases: readonly unknown[],
): readonly Problem[] {
  const shared = ['input', 'context', ...Object.keys(isObject(raw['variables']) ? raw['variables'] : {})];
  const lacking = cases.flatMap((each: unknown, at) => {
    const parsed = testCaseSchema.safeParse(each);
    const known = [...shared, ...Object.keys((parsed.success && parsed.data.variables) || {})];
    return known.includes(name) ? [] : [{ path: ['test_cases', at], near: didYouMean(name, known) }];
  });
  const [first] = lacking;
  if (first === undefined) return [];
  if (lacking.length === cases.length) {
    const expected = `a value for its variable {${name}}, in \`variables\` or in the cases`;
    return [{ path: [prompt], expected, got: 'none', near: first.near }];
  }
  const expected = `a value for the prompt's variable {${name}}, here or in the suite's \`variables\``;
  return lacking.map((each) => ({ ...each, expected, got: 'none' }));
}
