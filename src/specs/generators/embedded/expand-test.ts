import type { GeneratedTest, PromptUnderTest } from '../../specification.js';
import type { DraftTest } from '../generator.js';
import { inputKind } from './input-kind.js';
import { textsOf } from './texts.js';

/** Kinds that stay what they are when more of the same follows. */
const GROWING: readonly string[] = ['paragraph', 'article', 'abstract', 'review', 'request', 'code'];

/** A longer one of a test: its texts go on with further ones of their kind. Undefined: a word or a sentence would no longer be one. */
export function expandTest({ inputs }: PromptUnderTest, test: GeneratedTest): DraftTest | undefined {
  const growing = inputs.filter((input) => GROWING.includes(inputKind(input)));
  if (growing.length === 0) return undefined;
  const longer = growing.map((input) => {
    const text = test.inputs[input.name] ?? '';
    const more = textsOf(inputKind(input)).filter(
      (each) => (each.scenario === 'long' || each.scenario === 'mixed') && !text.includes(each.text),
    );
    return [input.name, [text, ...more.map((each) => each.text)].join('\n')];
  });
  return {
    inputs: { ...test.inputs, ...Object.fromEntries(longer) },
    expected: test.expected,
    reason: `${test.reason} It goes on with more of its kind.`,
    scenario: `${test.scenario}, longer`,
  };
}
