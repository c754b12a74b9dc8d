import { applyEdits, inOrder } from '../core/edits.js';
import type { Edit } from '../core/types.js';
import { wholeWords } from './whole-words.js';
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
  const all =
    edits !== undefined && makes(source, edits, followUp) ? byEdits(source, edits) : wordDiff(source, followUp);
  // An edit may repeat words that it keeps: only what differs is marked.
  return acrossBlanks(wholeWords(all).flatMap((each) => (each.changed ? wordDiff(each.before, each.after) : [each])));
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

/** Changes with nothing but blanks between them read as one. */
function acrossBlanks(all: readonly Change[]): Change[] {
  const result: Change[] = [];
  all.forEach((each, at) => {
    const last = result.at(-1);
    const bridges = !each.changed && each.before.trim() === '' && last?.changed && all[at + 1]?.changed;
    if (last?.changed && (each.changed || bridges)) {
      result[result.length - 1] = { changed: true, before: last.before + each.before, after: last.after + each.after };
    } else result.push(each);
  });
  return result;
}
