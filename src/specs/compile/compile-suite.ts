import type { MessageTemplate } from '../../prompts/message-templates.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';
import type { CompiledRule } from './compiled-rule.js';
import { primaryInput } from './primary-input.js';

/** Where rules that a program cannot check go; undefined: they are left out. */
type Judge = string | undefined;

export interface SuiteSource {
  readonly prompt: PromptUnderTest;
  readonly rules: readonly CompiledRule[];
  readonly tests: readonly GeneratedTest[];
  readonly judge: Judge;
}

/** A contract suite as its YAML says it: the prompt with the variable that matters as `input`, a case of each test. */
export function compileSuite({ prompt, rules, tests, judge }: SuiteSource): Readonly<Record<string, unknown>> {
  const main = primaryInput(prompt, tests);
  const nameOf = (name: string) => (name === main ? 'input' : name === 'input' ? `input_` : name);
  return {
    name: prompt.name,
    version: '1',
    description: 'Made from the specification of a prompt; the invariants are its rules.',
    messages: prompt.messages.map(({ role, parts }) => ({ role, content: braces(parts, nameOf) })),
    ...(judge === undefined ? {} : { judge }),
    invariants: rules.flatMap((each) => entriesOf(each, judge)),
    test_cases: tests.map((test) => caseOf(test, main, nameOf)),
  };
}

function braces(parts: MessageTemplate['parts'], nameOf: (name: string) => string): string {
  return parts
    .map((part) => ('variable' in part ? `{${nameOf(part.variable)}}` : part.text.replaceAll(/[{}]/gu, '$&$&')))
    .join('');
}

/** The invariants of one rule, each under a name of its own. */
export function entriesOf(
  { rule, checks, whole }: CompiledRule,
  judge: Judge,
): readonly Readonly<Record<string, unknown>>[] {
  const name = `${rule.id}: ${rule.rule}`;
  return [
    ...checks.map((check, at) => ({ ...check, name: checks.length === 1 ? name : `${name} (${at + 1})` })),
    ...(whole || judge === undefined
      ? []
      : [{ type: 'llm_judge', name: `${name} (judged)`, spec: { rubric: rule.rule } }]),
  ];
}

function caseOf({ id, kind, rule, inputs, expected, reason, scenario }: GeneratedTest, main: string | undefined, nameOf: (name: string) => string) {
  const { [main ?? '']: input = '', ...others } = inputs;
  const { context, ...rest } = others;
  const variables = Object.fromEntries(Object.entries(rest).map(([name, value]) => [nameOf(name), value]));
  return {
    id,
    category: kind,
    input,
    ...(context === undefined ? {} : { context }),
    ...(Object.keys(variables).length === 0 ? {} : { variables }),
    metadata: { rule, expected, reason, scenario },
  };
} // biome-ignore format: one case
