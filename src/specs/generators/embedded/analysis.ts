import { parse } from '../../../english/index.js';
import type { PromptUnderTest } from '../../specification.js';
import { listedRules } from './listed-rules.js';
import { type PromptLine, promptLines } from './prompt-lines.js';
import { ruleSentence } from './rule-sentence.js';

/** What language analysis finds in a prompt. */
export interface Analysis {
  /** Rules on the output, each a sentence. */
  readonly rules: readonly string[];
  /** Sentences that are no rules: who is spoken to, what is given, what is to be done. */
  readonly others: readonly string[];
}

/** An answer for special cases: `the output must be "absent"`. */
const SPECIAL =
  /\bmust (?:be|have) (?:only )?(?:the (?:word|value|tag|label) )?["“'‘](?<value>[^"”'’]{1,40})["”'’]\.?$/u;

/** Never throws, whatever the text is; what is not English has no sentences to find rules in. */
export function analyse(prompt: Pick<PromptUnderTest, 'messages'>): Analysis {
  const lines = promptLines(prompt);
  const { values, labels, keys, used } = listedRules(lines);
  const sentences = lines.filter((line) => !used.has(line)).flatMap(sentencesOf);
  const read = sentences.map((sentence) => ({ sentence, rule: offers(sentence) ? undefined : ruleSentence(sentence) }));
  const found = read.flatMap(({ rule }) => rule ?? []);
  const special = values.length === 0 ? [] : found.flatMap((rule) => SPECIAL.exec(rule)?.groups?.['value'] ?? []);
  return {
    rules: [
      ...new Set([
        ...(values.length > 1
          ? [`The output must be one of: ${[...new Set([...values, ...special])].join(', ')}.`]
          : []),
        ...(labels.length > 1
          ? [`The output must have these labels, each at the start of a line: ${labels.join(', ')}.`]
          : []),
        ...(keys.length > 0 ? [`The output must be JSON with the keys: ${keys.join(', ')}.`] : []),
        ...found,
      ]),
    ],
    others: read.flatMap(({ sentence, rule }) => (rule === undefined ? [sentence] : [])),
  };
}

/** A sentence that only introduces a list or a form. */
function offers(sentence: string): boolean {
  return /:\s*$/u.test(sentence);
}

/** Two instructions in one sentence are two. */
function sentencesOf({ text }: PromptLine): readonly string[] {
  return parse(text)
    .sentences.flatMap((sentence) => sentence.text.split(/;\s+|,?\s+(?:and|but)\s+(?=(?:do not|don['’]t|never)\b)/iu))
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
