import type { Task } from '../../core/types.js';
import { CONCLUSIONS, DOUBTS, FILLERS, INTRODUCTIONS, MARKER_NOUNS, TURNS } from './cues.js';
import { isTransparent } from './endings.js';
import { partsOf } from './label-forms.js';
import type { Token } from './tokens.js';

/** A text as it is searched for its answer. */
export interface Scan {
  readonly tokens: readonly Token[];
  readonly task: Task;
  /** The first word that is no mere filler; the number of tokens where there is none. */
  readonly contentStart: number;
  /** What an answer may be called: also by the words of the task's name, but for those that are in a label. */
  readonly nouns: ReadonlySet<string>;
}

/** What stands in front of a label: nothing (`reply`), the end of a sentence or line, a question, a comma or dash, or words. */
export type Opening = 'reply' | 'sentence' | 'question' | 'clause' | 'inside';

/** How far to look back for what a label depends on, in tokens. */
const SIGHT = 40;

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

/** A word that may lead up to an answer, or a LaTeX command around it. */
export function isFiller(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return FILLERS.has(text) || isLatexCommand(tokens, at);
}

export function isLatexCommand(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === '\\' && LATEX_COMMANDS.has(tokens[at]?.text ?? '');
}

export function openingOf({ tokens, contentStart }: Scan, first: number): Opening {
  if (first <= contentStart) return 'reply';
  for (let at = first - 1; at >= Math.max(0, first - SIGHT); at--) {
    const token = tokens[at];
    if (!token) break;
    if (isConclusion(tokens, at)) return 'sentence';
    if (isTransparent(token) || (token.kind === 'word' && isFiller(tokens, at))) continue;
    if (token.text === ',' && isFillerWord(tokens, at - 1)) continue;
    if (token.text === ',' && isIntroduction(tokens, at)) return isFirstClause(tokens, at, contentStart);
    return openingAfter(tokens, at);
  }
  return 'inside';
}

function openingAfter(tokens: readonly Token[], at: number): Opening {
  const { kind = 'word', text = '' } = tokens[at] ?? {};
  if (kind === 'word' || '/&+%@'.includes(text)) return 'inside';
  if (text === '?') return 'question';
  if (text === ',') return 'clause';
  if (!'-–—'.includes(text)) return 'sentence';
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break' || '-–—='.includes(before.text) ? 'sentence' : 'clause';
}

/** `so` is one only where it starts a clause: `…, so no.`, not `so positive`. */
function isConclusion(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  if (text !== 'so') return CONCLUSIONS.has(text);
  return ',;.-–—\n'.includes(tokens[at - 1]?.text ?? '\n');
}

function isFillerWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'word' && isFiller(tokens, at);
}

/** Whether the clause that ends at this comma leads up to an answer: `Based on the context, …`. */
function isIntroduction(tokens: readonly Token[], comma: number): boolean {
  return INTRODUCTIONS.has(tokens[clauseStart(tokens, comma)]?.text ?? '');
}

function isFirstClause(tokens: readonly Token[], comma: number, contentStart: number): Opening {
  return clauseStart(tokens, comma) <= contentStart ? 'reply' : 'sentence';
}

/** The first word of the sentence that a token stands in, as far as we look. */
function clauseStart(tokens: readonly Token[], end: number): number {
  let start = end;
  for (let at = end - 1; at >= Math.max(0, end - SIGHT); at--) {
    const { kind = 'break', text = '' } = tokens[at] ?? {};
    if (kind === 'break' || '.!?:;'.includes(text)) break;
    if (kind === 'word') start = at;
  }
  return start;
}

/** Whether what is said before the label leaves open that it holds: `could be …`, `whether it is …`, `I cannot say that …`. */
export function isDoubted({ tokens }: Scan, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - SIGHT); at--) {
    const { kind = 'break', text = '' } = tokens[at] ?? {};
    if (kind === 'break' || '.!?;,'.includes(text) || TURNS.has(text)) return false;
    if (DOUBTS.has(text)) return true;
    if (["can't", 'cannot', "couldn't", "won't"].includes(text) && tokens[at - 1]?.text === 'i') return true;
  }
  return false;
}

/** Whether the sentence of a token is a question. */
export function isInQuestion({ tokens }: Scan, last: number): boolean {
  for (let at = last + 1; at < Math.min(tokens.length, last + SIGHT); at++) {
    const { kind = 'break', text = '' } = tokens[at] ?? {};
    if (text === '?') return true;
    if (kind === 'break' || '.!;'.includes(text)) return false;
  }
  return false;
}

/** Whether emphasis or quotes stand around the tokens themselves: `**No**`, `"no."`. */
export function isEmphasised({ tokens }: Scan, first: number, last: number): boolean {
  const isMark = (at: number) => '*_`"\''.includes(tokens[at]?.text ?? ' ');
  return (
    isMark(first - 1) && (isMark(last + 1) || ('.,!:'.includes(tokens[last + 1]?.text ?? ' ') && isMark(last + 2)))
  );
}
