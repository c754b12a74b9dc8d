import { applyEdits, inOrder } from '../../core/edits.js';
import type { Edit } from '../../core/types.js';
import { wordDiff } from './word-diff.js';

/** A stretch of both texts: the same in both (`before` = `after`), or changed from one to the other. */
export interface Change {
  readonly changed: boolean;
  readonly before: string;
  readonly after: string;
}

/** A stretch of one text. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

/**
 * What became of the source, as stretches that make up both texts, whole words each. By the edits where they make the
 * follow-up, otherwise by comparing words.
 */
export function changes({
  source,
  followUp,
  edits,
}: {
  readonly source: string;
  readonly followUp: string;
  readonly edits?: readonly Edit[] | undefined;
}): Change[] {
  return wholeWords(
    edits !== undefined && makes(source, edits, followUp) ? byEdits(source, edits) : wordDiff(source, followUp),
  );
}

export function sourcePieces(all: readonly Change[]): Piece[] {
  return all.flatMap(({ changed, before }) => piecesOf(before, changed));
}

export function followUpPieces(all: readonly Change[]): Piece[] {
  return all.flatMap(({ changed, after }) => piecesOf(after, changed));
}

/** Blanks at the ends of a change are not part of what to look at, unless they are all of it. */
function piecesOf(text: string, changed: boolean): Piece[] {
  const words = changed ? text.trim() : '';
  if (words === '') return text === '' ? [] : [{ text, changed }];
  const start = text.indexOf(words);
  return [
    { text: text.slice(0, start), changed: false },
    { text: words, changed },
    { text: text.slice(start + words.length), changed: false },
  ].filter((piece) => piece.text !== '');
}

function makes(source: string, edits: readonly Edit[], followUp: string): boolean {
  try {
    return applyEdits(source, edits) === followUp;
  } catch {
    return false; // edits of another text
  }
}

function byEdits(source: string, edits: readonly Edit[]): Change[] {
  const all: Change[] = [];
  let at = 0;
  for (const { start, end, text } of inOrder(edits)) {
    all.push(kept(source.slice(at, start)), { changed: true, before: source.slice(start, end), after: text });
    at = end;
  }
  return [...all, kept(source.slice(at))];
}

function kept(text: string): Change {
  return { changed: false, before: text, after: text };
}

/** A reader looks for words: a change inside one takes in the rest of it, and neighbouring changes become one. */
function wholeWords(all: readonly Change[]): Change[] {
  const result: Change[] = [];
  let taken = 0;
  all.forEach((each, at) => {
    if (!each.changed) {
      const rest = each.before.slice(taken);
      taken = 0;
      if (rest !== '') result.push(kept(rest));
      return;
    }
    const next = all[at + 1];
    const tail = next && !next.changed ? sharedTail(each, next.before) : '';
    taken = tail.length;
    const last = result.pop();
    const head = last && !last.changed ? sharedHead(last.before, each) : '';
    const before = last && !last.changed ? last.before.slice(0, last.before.length - head.length) : '';
    if (before !== '') result.push(kept(before));
    const joined = last?.changed ? last : { before: '', after: '' };
    result.push({
      changed: true,
      before: joined.before + head + each.before + tail,
      after: joined.after + head + each.after + tail,
    });
  });
  return result.filter(({ before, after }) => before !== '' || after !== '');
}

const WORD_END = /[\p{L}\p{N}\p{M}'’]+$/u;
const WORD_START = /^[\p{L}\p{N}\p{M}'’]+/u;

function sharedHead(text: string, { before, after }: Change): string {
  return WORD_START.test(before) || WORD_START.test(after) ? (WORD_END.exec(text)?.[0] ?? '') : '';
}

function sharedTail({ before, after }: Change, text: string): string {
  return WORD_END.test(before) || WORD_END.test(after) ? (WORD_START.exec(text)?.[0] ?? '') : '';
}
