import { FILLERS, FINAL_WORDS, LINK_VERBS, PHRASE_STARTS } from './cues.js';
import { isTransparent } from './endings.js';
import { isLatexCommand, type Scan, SIGHT } from './scan.js';
import type { Token } from './tokens.js';

/** `final` outranks `stated`: `Final answer: …`, `\boxed{…}`, `<answer>…`, against `Answer: …`, `the answer is …`. */
export type Marker = 'final' | 'stated';

/** How far the verb or colon of a marker may stand from the label, in tokens. */
const PHRASE = 14;

type Link = 'colon' | 'verb';

/** The marker that leads up to the token at which a label starts, if there is one. */
export function markerOf(scan: Scan, first: number, isChoiceEnd: (token: number) => boolean): Marker | undefined {
  const { tokens } = scan;
  let link: Link | undefined;
  for (let at = first - 1; at >= Math.max(0, first - PHRASE); at--) {
    const token = tokens[at];
    if (!token) return undefined;
    if (isLatexCommand(tokens, at) && ['boxed', 'fbox'].includes(token.text)) return 'final';
    if (isOpeningTag(scan, at)) return 'final';
    if (token.kind === 'break') {
      const heading = headingBefore(scan, at);
      if (heading) return heading;
      if (previous(tokens, at)?.text !== ':') return undefined;
    } else if (':=-–—→'.includes(token.text)) link = 'colon';
    else if (LINK_VERBS.has(token.text)) link = 'verb';
    else if (link === 'verb' && FILLERS.has(token.text) && !scan.nouns.has(token.text)) continue;
    else if (link) return nounBefore(scan, at, link, isChoiceEnd);
    else if (isContraction(scan, token)) return isFinal(tokens, at) ? 'final' : 'stated';
    else if (!isPassing(token) && !isLatexCommand(tokens, at)) return undefined;
  }
  return undefined;
}

/** The marker whose noun stands at `end`, or before it with a phrase between: `sentiment of the text`, `answer (yes/no)`. */
function nounBefore(scan: Scan, end: number, link: Link, isChoiceEnd: (token: number) => boolean): Marker | undefined {
  const { tokens } = scan;
  for (let at = end; at >= Math.max(0, end - SIGHT); at--) {
    const { kind = 'break', text = '' } = tokens[at] ?? {};
    const isQuoteEnd = '"\''.includes(tokens[at + 1]?.text ?? ' ');
    if (kind === 'break' || ('.!?;:'.includes(text) && !isQuoteEnd)) return undefined;
    if (link === 'colon' && isChoiceEnd(at)) return 'stated';
    if (isAnswerSign(scan, at, end)) return 'stated';
    if (kind !== 'word' || !scan.nouns.has(text)) continue;
    if (!isPhrase(tokens.slice(at + 1, end + 1))) continue;
    return isFinal(tokens, at) ? 'final' : 'stated';
  }
  return undefined;
}

/** What may stand between a marker's noun and its verb: fillers, or a phrase that starts with a preposition. */
function isPhrase(tokens: readonly Token[]): boolean {
  const start = tokens.find((token) => PHRASE_STARTS.has(token.text) || !isPassing(token));
  return start === undefined || PHRASE_STARTS.has(start.text);
}

/** `A: No`, at the start of a line. */
function isAnswerSign({ tokens, task }: Scan, at: number, end: number): boolean {
  if (at !== end || tokens[at]?.text !== 'a' || tokens[at + 1]?.text !== ':') return false;
  const isLineStart = tokens[at - 1] === undefined || tokens[at - 1]?.kind === 'break';
  return isLineStart && !task.labels.some((label) => label.toLowerCase() === 'a');
}

function isContraction(scan: Scan, { text }: Token): boolean {
  return text.endsWith("'s") && scan.nouns.has(text.slice(0, -2));
}

function isFinal(tokens: readonly Token[], noun: number): boolean {
  const before = tokens.slice(Math.max(0, noun - 3), noun + 1).map(({ text }) => text);
  return before.some((text) => FINAL_WORDS.has(text));
}

/** `<answer>`, `<final_answer>`: at its last word. */
function isOpeningTag(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  if (tokens[at + 1]?.text !== '>' || !scan.nouns.has(tokens[at]?.text ?? '')) return false;
  const opening = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return opening.includes('<') && !opening.includes('/');
}

/** A line that is nothing but a marker's noun: `## Final answer`. */
function headingBefore(scan: Scan, lineEnd: number): Marker | undefined {
  const { tokens } = scan;
  const line: string[] = [];
  for (let at = lineEnd - 1; at >= 0 && tokens[at]?.kind !== 'break'; at--) {
    if (tokens[at]?.kind === 'word') line.push(tokens[at]?.text ?? '');
    if (line.length > 3 || lineEnd - at > PHRASE) return undefined;
  }
  const [noun, ...others] = line;
  if (noun === undefined || !scan.nouns.has(noun)) return undefined;
  if (!others.every((word) => scan.nouns.has(word) || FINAL_WORDS.has(word) || FILLERS.has(word))) return undefined;
  return line.some((word) => FINAL_WORDS.has(word)) ? 'final' : 'stated';
}

/** Decoration, or a word that changes nothing. */
function isPassing(token: Token): boolean {
  return isTransparent(token) || FILLERS.has(token.text);
}

function previous(tokens: readonly Token[], at: number): Token | undefined {
  for (let before = at - 1; before >= Math.max(0, at - PHRASE); before--) {
    const token = tokens[before];
    if (token && !isTransparent(token)) return token;
  }
  return undefined;
}
