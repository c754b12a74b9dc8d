import type { PromptUnderTest } from '../../specification.js';
import { inputKind } from './input-kind.js';

const GIVEN =
  /^(?:you (?:get|are given|receive|will (?:get|be given|receive))|given|the (?:input|user)\b|each input)/iu;

/** What can be said of valid inputs: of each variable, of a word and its sentence, and what the prompt says of what it is given. */
export function inputSentences({ inputs }: PromptUnderTest, others: readonly string[]): readonly string[] {
  if (inputs.length === 0) return ['The prompt has no variables: there is no input.'];
  const kinds = inputs.map((input) => ({ ...input, kind: inputKind(input) }));
  const word = kinds.find(({ kind }) => kind === 'word');
  const around = kinds.find(({ kind }) => kind === 'sentence' || kind === 'paragraph');
  return [
    inputs.length === 1
      ? `The input is one text, \`${inputs[0]?.name ?? ''}\`.`
      : `The input consists of ${inputs.length} texts: ${inputs.map(({ name }) => `\`${name}\``).join(', ')}.`,
    ...kinds.map(
      ({ name, about, kind }) => `\`${name}\` is ${about?.trim().replace(/\.$/u, '') ?? withArticle(kind)}.`,
    ),
    ...(word && around ? [`\`${word.name}\` is a single word of \`${around.name}\`.`] : []),
    ...others.filter((sentence) => GIVEN.test(sentence)).map((sentence) => `As the prompt says: ${sentence}`),
  ];
}

function withArticle(kind: string): string {
  if (kind === 'code') return 'a piece of code';
  return `${/^[aeiou]/u.test(kind) ? 'an' : 'a'} ${kind}`;
}
