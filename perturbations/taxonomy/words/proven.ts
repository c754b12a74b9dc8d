import { type Candidate, readLexicon, type TaskName } from '../../../src/plugin.js';
import type { Place } from '../where.js';
import type { Entry } from './entry.js';
import { isTight } from './tight-place.js';

/** Accepted in so many texts, and hardly ever refused. */
const OFTEN = 4;

let accepted: ReadonlyMap<string, number> | undefined;

/** Of these lists readers refused hardly anything, whatever the row and the place. */
const SAFE: ReadonlySet<string> = new Set(['synonyms-abbreviations', 'synonyms-pronouns']);
/** Of these what readers accepted once holds nearly always in other questions; verbs, adjectives and phrases keep to their own company. */
const STEADY: ReadonlySet<string> = new Set(['synonyms-nouns', 'synonyms-adverbs']);

/**
 * When what a row of a list makes at a place has its turn: what is safe anywhere first, what readers never accepted last. Between
 * them, of questions, nouns and adverbs in places that are not tight come first (1.8 % of them were refused in 1,149 follow-ups read
 * later, of the others 4.6 %), then what was accepted often; of statements, what was accepted often in places that are not tight comes first.
 */
export function rankAt(place: Place, entry: Entry, list: string): Pick<Candidate, 'rank'> {
  if (SAFE.has(list)) return { rank: 'first' };
  const { rank } = rankOf(place.task, entry.row);
  if (rank === 'last') return { rank };
  const often = rank === 'first';
  if (isTight(place, entry, list)) return often ? {} : { rank: 'last' };
  if (place.task !== 'yes-no') return often ? { rank: 'first' } : {};
  if (STEADY.has(list)) return { rank: 'first' };
  return often ? {} : { rank: 'last' };
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
