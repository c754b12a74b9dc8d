import type { Intent, PromptUnderTest } from '../../specification.js';

const ROLE = /^(?:you (?:are|help|work|act|read|tag|answer|write)|act as|as an? )/iu;
const GIVEN = /^(?:you (?:get|will|are given)|given)/iu;

/** The prompt's own words: who is spoken to and what is to be done, without what the output must look like. */
export function intentOf({ name }: PromptUnderTest, others: readonly string[]): Intent {
  const plain = others.filter((sentence) => !sentence.endsWith(':')).map(withoutChoice);
  const [first] = plain;
  const roles = plain.filter((sentence) => ROLE.test(sentence) && !GIVEN.test(sentence));
  const work = plain.filter((sentence) => !roles.includes(sentence));
  const task = (work.length > 0 ? work : plain).slice(0, 4).join(' ');
  return {
    intent:
      (roles.length > 0 ? [...roles, ...work.slice(0, 1)] : plain).slice(0, 2).join(' ') ||
      `What \`${name}\` is for is not said.`,
    task: task || first || 'Do what the prompt says.',
  };
}

/** `Classify the text into one of …: a, b` → `Classify the text.` */
function withoutChoice(sentence: string): string {
  return sentence.replace(/\s+(?:into|as|with|to) (?:exactly )?one of\b.*$/iu, '.').replace(/:\s.*$/u, '.');
}
