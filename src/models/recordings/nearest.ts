import { distance } from 'fastest-levenshtein';
import { words } from '../embedded/words.js';
import type { RecordedAnswer } from './recorded-answer.js';

/** Longer texts are compared by their start, so that a miss takes a second at most on 100,000 recordings. */
const COMPARED = 300;
const CANDIDATES = 20;

/** A recorded request: where it stands, and what was asked, as one text. */
export interface Nearest {
  readonly line: number;
  readonly text: string;
}

/** The recorded request that reads most like `text`, by edit distance among those that share most words with it. */
export async function nearestRecording(
  text: string,
  answers: AsyncIterable<RecordedAnswer>,
): Promise<Nearest | undefined> {
  const start = text.slice(0, COMPARED);
  const wanted = new Set(words(start));
  let best: (Nearest & { readonly likeness: number })[] = [];
  for await (const answer of answers) {
    const asked = textOf(answer);
    best.push({ line: answer.line, text: asked, likeness: likeness(wanted, words(asked.slice(0, COMPARED))) });
    if (best.length >= 50 * CANDIDATES) best = first(best);
  }
  return first(best)
    .map((candidate) => ({ ...candidate, away: distance(start, candidate.text.slice(0, COMPARED)) }))
    .sort((a, b) => a.away - b.away)[0];
}

function first<Candidate extends { readonly likeness: number }>(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.likeness - a.likeness).slice(0, CANDIDATES);
}

/** Of messages, the last of the user. */
function textOf({ asked }: RecordedAnswer): string {
  return typeof asked === 'string' ? asked : (asked.findLast(({ role }) => role === 'user')?.content ?? '');
}

/** Words in common of words in either (P. Jaccard 1912). */
function likeness(wanted: ReadonlySet<string>, found: readonly string[]): number {
  const has = new Set(found);
  const common = [...has].filter((word) => wanted.has(word)).length;
  return common === 0 ? 0 : common / (wanted.size + has.size - common);
}
