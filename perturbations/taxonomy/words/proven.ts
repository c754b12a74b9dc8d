import { type Candidate, readLexicon, type TaskName } from '../../../src/plugin.js';
import type { Place } from '../where.js';
import type { Entry } from './entry.js';
import { isTight } from './tight-place.js';

/** Accepted in so many texts, and hardly ever refused. */
const OFTEN = 4;

let accepted: ReadonlyMap<string, number> | undefined;

/** Of these lists readers refused hardly anything, whatever the row and the place. */
const SAFE: ReadonlySet<string> = new Set(['synonyms-abbreviations', 'synonyms-pronouns']);

/**
 * When what a row of a list makes at a place has its turn. First: rows that blind readers accepted often in the task, in places that
 * are not tight, and what is safe anywhere. Last: what they never accepted, and, where the place is tight or a question's verb
 * changes, what they accepted seldom. In batches read later they accepted, of questions, 98 % of what rows made that had been accepted before,
 * 95 % of the others (verbs: 99 % of four times or more, 95 % of one to three times and of the others).
 */
export function rankAt(place: Place, entry: Entry, list: string): Pick<Candidate, 'rank'> {
  const rank = rankOf(place.task, entry.row);
  if (SAFE.has(list)) return { rank: 'first' };
  if (rank.rank === 'last') return rank;
  const often = rank.rank === 'first';
  if (isTight(place, entry, list)) return often ? {} : { rank: 'last' };
  return !often && list === 'synonyms-verbs' && place.task === 'yes-no' ? { rank: 'last' } : rank;
}

/** By the row (`word > replacement`, in base forms) alone: first where it was accepted often in the task, last where it never was. */
export function rankOf(task: TaskName, row: string): Pick<Candidate, 'rank'> {
  accepted ??= new Map(
    readLexicon(new URL('../../lexicons/proven-synonyms.tsv', import.meta.url)).map(
      ({ task: of = '', word = '', replacement = '', accepted: times }) => [
        keyOf(of, `${word} > ${replacement}`),
        Number(times),
      ],
    ),
  );
  const times = accepted.get(keyOf(task, row));
  if (times === undefined) return { rank: 'last' };
  return times < OFTEN ? {} : { rank: 'first' };
}

function keyOf(task: string, row: string): string {
  return `${task} ${row}`;
}
