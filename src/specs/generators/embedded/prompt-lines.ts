import type { PromptUnderTest } from '../../specification.js';

/** A line of a prompt, without its bullet, number and emphasis. */
export interface PromptLine {
  readonly text: string;
  /** The line that introduces it, ending in a colon or made a heading; empty: none does. */
  readonly under: string;
  readonly bullet: boolean;
}

const FENCE = /^\s*(?:```|~~~)/u;
const BULLET = /^\s*(?:[-*•+]|\(?\d{1,2}[.)]|[a-z]\))\s+/u;
const HEADING = /^\s*#{1,6}\s+/u;
const EXAMPLES = /^(?:examples?|samples?|for example|e\.g\.|inputs?)\b[^.]{0,40}:?$/iu;

/**
 * What the prompt itself says: not the lines that only hold an input, no examples, no code. Longer than a person writes is
 * not read to its end.
 */
export function promptLines({ messages }: Pick<PromptUnderTest, 'messages'>): readonly PromptLine[] {
  return messages
    .filter(({ role }) => role !== 'assistant')
    .flatMap(({ parts }) =>
      linesOf(parts.map((part) => ('variable' in part ? `{{${part.variable}}}` : part.text)).join('')),
    );
}

/** Long enough to have been broken, and nothing but words. */
const LONG = /^.{50,}$/u;
const CONTINUES = /^\s*(?![-*•+#{<[]|\d|\(?[a-z]\))[\p{L}"“(]/u;
const MOST_LINES = 400;
const LONGEST_LINE = 2000;

function linesOf(text: string): readonly PromptLine[] {
  const lines: PromptLine[] = [];
  let [under, fenced] = ['', false];
  for (const written of unwrapped(text.split(/\r?\n/u).slice(0, MOST_LINES))) {
    const raw = written.slice(0, LONGEST_LINE);
    if (FENCE.test(raw)) fenced = !fenced;
    if (fenced || FENCE.test(raw)) continue;
    const line = plain(raw);
    if (line === '') continue;
    if (HEADING.test(raw) || (line.endsWith(':') && !BULLET.test(raw))) {
      under = line;
      if (line.split(' ').length > 2) lines.push({ text: line, under: '', bullet: false });
    } else if (!isInput(line) && !EXAMPLES.test(under)) lines.push({ text: line, under, bullet: BULLET.test(raw) });
    else if (isInput(line)) under = '';
    if (!BULLET.test(raw) && under !== line && isSentence(line)) under = '';
  }
  return lines;
}

/** Lines that were broken for their length are one again. */
function unwrapped(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let fenced = false;
  for (const line of lines) {
    const before = whole.at(-1) ?? '';
    if (FENCE.test(line)) fenced = !fenced;
    const goesOn = !fenced && LONG.test(before) && !/[.!?:;]\s*$/u.test(before) && CONTINUES.test(line);
    if (goesOn) whole[whole.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

function plain(line: string): string {
  return line
    .replace(HEADING, '')
    .replace(BULLET, '')
    .replaceAll(/\*\*|__|(?<![\p{L}\p{N}])[*_](?=\p{L})|(?<=\p{L})[*_](?![\p{L}\p{N}])/gu, '')
    .trim();
}

/** `Sentence: {{sentence}}`: a place for an input, with little around it. */
function isInput(line: string): boolean {
  return (
    /\{\{[^{}]*\}\}/u.test(line) &&
    line
      .replaceAll(/\{\{[^{}]*\}\}/gu, '')
      .split(/\s+/u)
      .filter(Boolean).length <= 3
  );
}

function isSentence(line: string): boolean {
  return /[.!?]$/u.test(line);
}
