import { FILLERS, FINAL_WORDS, LINK_VERBS, PHRASE_STARTS } from './cues.js';
import { isTransparent } from './endings.js';
import { formsOf } from './label-forms.js';
import { isLatexCommand, type Scan, SIGHT, tokenAt } from './scan.js';
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
  for (let at = first - 1; at >= first - PHRASE; at--) {
    const token = tokenAt(tokens, at);
    if (isLatexCommand(tokens, at) && ['boxed', 'fbox'].includes(token.text)) return 'final';
    if (isOpeningTag(scan, at)) return 'final';
    if (token.kind === 'break') {
      const heading = headingBefore(scan, at);
      if (heading) return heading;
      if (previous(tokens, at).text !== ':') return undefined;
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
  if (isAnswerSign(scan, end)) return 'stated';
  for (let at = end; at >= end - SIGHT; at--) {
    const { kind, text } = tokenAt(tokens, at);
    const isQuoteEnd = '"\''.includes(tokenAt(tokens, at + 1).text);
    if (kind === 'break' || ('.!?;:'.includes(text) && !isQuoteEnd)) return undefined;
    if (link === 'colon' && isChoiceEnd(at)) return 'stated';
    if (scan.nouns.has(text) && isPhrase(tokens.slice(at + 1, end + 1)))
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
function isAnswerSign({ tokens, task }: Scan, at: number): boolean {
  const [before, sign, after] = [-1, 0, 1].map((by) => tokenAt(tokens, at + by).text);
  return before === '\n' && sign === 'a' && after === ':' && !formsOf(task).has('a');
}

function isContraction(scan: Scan, { text }: Token): boolean {
  return text.endsWith("'s") && scan.nouns.has(text.slice(0, -2));
}

function isFinal(tokens: readonly Token[], noun: number): boolean {
  return [0, 1, 2, 3].some((back) => FINAL_WORDS.has(tokenAt(tokens, noun - back).text));
}

/** `<answer>`, `<final_answer>`: at its last word. */
function isOpeningTag(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  if (tokenAt(tokens, at + 1).text !== '>' || !scan.nouns.has(tokenAt(tokens, at).text)) return false;
  const opening = [1, 2, 3].map((back) => tokenAt(tokens, at - back).text);
  return opening.includes('<') && !opening.includes('/');
}

/** A line that is nothing but a marker's noun: `## Final answer`. */
function headingBefore(scan: Scan, lineEnd: number): Marker | undefined {
  let marker: Marker | undefined;
  for (let at = lineEnd - 1; ; at--) {
    const { kind, text } = tokenAt(scan.tokens, at);
    if (kind === 'break') return marker;
    if (kind === 'mark') continue;
    const mayPrecede = FINAL_WORDS.has(text) || FILLERS.has(text);
    if (!scan.nouns.has(text) && !(marker && mayPrecede)) return undefined;
    marker = marker === 'final' || FINAL_WORDS.has(text) ? 'final' : 'stated';
  }
}

/** Decoration, or a word that changes nothing. */
function isPassing(token: Token): boolean {
  return isTransparent(token) || FILLERS.has(token.text);
}

function previous(tokens: readonly Token[], at: number): Token {
  let before = at - 1;
  while (isTransparent(tokenAt(tokens, before))) before--;
  return tokenAt(tokens, before);
}
