import type { Configuration } from './result.js';

/** `openai:gpt-4o, temperature 0.3` */
export function settingsOf({ model, params }: Configuration): string {
  return [model, ...parameterTexts(params)].join(', ');
}

/** `temperature 0.3`, `max_tokens 300`, as suites name them. */
export function parameterTexts(params: Configuration['params']): readonly string[] {
  return Object.entries(params).map(
    ([name, value]) => `${name.replaceAll(/[A-Z]/gu, (capital) => `_${capital.toLowerCase()}`)} ${value}`,
  );
}
