import type { PromptUnderTest } from '../specification.js';

/** The variables of a prompt, with what its file says of each. */
export function describeInputs({ inputs }: Pick<PromptUnderTest, 'inputs'>): string {
  if (inputs.length === 0) return 'It has no variables.';
  const lines = inputs.map(({ name, about, sample }) => {
    const parts = [about ?? '', sample === undefined ? '' : `for example ${JSON.stringify(sample)}`];
    return `- ${name}${parts.some((part) => part !== '') ? `: ${parts.filter((part) => part !== '').join('; ')}` : ''}`;
  });
  return ['Its variables:', ...lines].join('\n');
}
