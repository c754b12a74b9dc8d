import { stringify } from 'yaml';
import { UserError } from '../../core/errors.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';
import { compileSuite, type SuiteSource } from './compile-suite.js';
import { primaryInput } from './primary-input.js';

/** A suite as the text of its file, with what is to be said of it. */
export interface SuiteFile {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Throws UserError where there is nothing to ask, or nothing that could be checked. */
export function suiteFile(source: SuiteSource): SuiteFile {
  const { prompt, rules, judge } = source;
  const all = source.tests.length > 0 ? source.tests : sampleOf(prompt);
  if (all.length === 0)
    throw new UserError('Expected tests to make cases of, found none', `Make them: mmt4nl generate ${prompt.file}`);
  if (judge === undefined && rules.every(({ checks }) => checks.length === 0))
    throw new UserError(
      'Expected a rule that a program can check, found none',
      'Name a model that judges the rules: --judge openai:gpt-4o',
    );
  const main = primaryInput(prompt, all);
  // A suite takes no blank variable but its input.
  const blank = all.filter(({ inputs }) =>
    Object.entries(inputs).some(([name, value]) => name !== main && value.trim() === ''),
  );
  const tests = all.filter((test) => !blank.includes(test));
  const open = rules.filter(({ whole }) => !whole).map(({ rule }) => rule.id);
  return {
    text: `# Made by mmt4nl from ${prompt.name}: its rules are the invariants, its tests the cases.\n${stringify(compileSuite({ ...source, tests }), { lineWidth: 0 })}`,
    notes: [
      ...(source.tests.length > 0 ? [] : ['there are no tests yet: the one case is the sample of the prompt']),
      ...(blank.length === 0 ? [] : [`${blank.map(({ id }) => id).join(', ')} left out: a variable is blank`]),
      ...(judge === undefined && open.length > 0
        ? [`${open.join(', ')}: not, or not all of it, in the suite; with --judge MODEL a model judges them`]
        : []),
    ],
  };
}

function sampleOf({ inputs }: PromptUnderTest): readonly GeneratedTest[] {
  const values = inputs.flatMap(({ name, sample }) => (sample === undefined ? [] : [[name, sample] as const]));
  if (values.length < inputs.length) return [];
  const told = { expected: '', reason: '', scenario: 'sample' };
  return [{ id: 'sample', kind: 'baseline', rule: null, inputs: Object.fromEntries(values), ...told }];
}
