import type { GeneratedTest, PromptUnderTest } from '../specification.js';

/** The variable that a suite calls `input` and that perturbations change: one of that name, else the one with the longest texts. */
export function primaryInput(
  { inputs }: Pick<PromptUnderTest, 'inputs'>,
  tests: readonly Pick<GeneratedTest, 'inputs'>[],
): string | undefined {
  const names = inputs.map(({ name }) => name);
  if (names.includes('input')) return 'input';
  const length = (name: string) => tests.reduce((sum, { inputs: values }) => sum + (values[name] ?? '').length, 0);
  return names.toSorted((a, b) => length(b) - length(a))[0];
}
