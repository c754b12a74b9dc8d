import type { Task } from '../../core/types.js';
import { FILLERS, MARKER_NOUNS } from './cues.js';
import { partsOf } from './label-forms.js';
import type { Token } from './tokens.js';

const OUTSIDE: Token = { kind: 'break', text: '\n', start: 0, end: 0 };

/** The token at a place; before the first and after the last stand line ends. */
export function tokenAt(tokens: readonly Token[], at: number): Token {
  return tokens[at] ?? OUTSIDE;
}

/** A text as it is searched for its answer. */
export interface Scan {
  readonly tokens: readonly Token[];
  readonly task: Task;
  /** The first word that is no mere filler; the number of tokens where there is none. */
  readonly contentStart: number;
  /** What an answer may be called: also by the words of the task's name, but for those that are in a label. */
  readonly nouns: ReadonlySet<string>;
}

/** How far to look around for what a label depends on, in tokens: it bounds the time that a reply takes. */
export const SIGHT = 40;

const LATEX_COMMANDS = new Set('text textbf textit textrm mathrm mathbf mathsf operatorname boxed fbox'.split(' '));

export function toScan(tokens: readonly Token[], task: Task): Scan {
  const start = tokens.findIndex(({ kind }, at) => kind === 'word' && !isFiller(tokens, at));
  return { tokens, task, contentStart: start < 0 ? tokens.length : start, nouns: nounsOf(task) };
}

function nounsOf({ name, labels }: Task): ReadonlySet<string> {
  const inLabels = new Set(labels.flatMap(partsOf));
  const own = name === 'labels' ? [] : partsOf(name).filter((word) => word.length > 3 && !inLabels.has(word));
  return new Set([...MARKER_NOUNS, ...own]);
}

/** A word that may lead up to an answer, a LaTeX command around it, or the number of its line. */
export function isFiller(tokens: readonly Token[], at: number): boolean {
  return FILLERS.has(tokenAt(tokens, at).text) || isLatexCommand(tokens, at) || isListNumber(tokens, at);
}

export function isLatexCommand(tokens: readonly Token[], at: number): boolean {
  return tokenAt(tokens, at - 1).text === '\\' && LATEX_COMMANDS.has(tokenAt(tokens, at).text);
}

/** `1)`, `2.` at the start of a line. */
function isListNumber(tokens: readonly Token[], at: number): boolean {
  if (tokenAt(tokens, at - 1).kind !== 'break' || !/^\d{1,2}$/.test(tokenAt(tokens, at).text)) return false;
  return ').'.includes(tokenAt(tokens, at + 1).text);
}
