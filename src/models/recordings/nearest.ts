import { distance } from 'fastest-levenshtein';
import { words } from '../embedded/words.js';
import type { RecordedAnswer } from './recorded-answer.js';

/** Longer texts are compared by their start, so that a miss takes a second at most on 100,000 recordings. */
const COMPARED = 300;
const CANDIDATES = 20;

/** The recorded request that reads most like `text`, by edit distance among those that share most words with it. */
export function nearestRecording(text: string, answers: readonly RecordedAnswer[]): RecordedAnswer | undefined {
  const start = text.slice(0, COMPARED);
  const wanted = new Set(words(start));
  return answers
    .map((answer) => ({ answer, likeness: likeness(wanted, words(textOf(answer).slice(0, COMPARED))) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, CANDIDATES)
    .map(({ answer }) => ({ answer, away: distance(start, textOf(answer).slice(0, COMPARED)) }))
    .sort((a, b) => a.away - b.away)[0]?.answer;
}

/** What was asked, as one text: of messages, the last of the user. */
export function textOf({ asked }: RecordedAnswer): string {
  return typeof asked === 'string' ? asked : (asked.findLast(({ role }) => role === 'user')?.content ?? '');
}

/** Words in common of words in either (P. Jaccard 1912). */
function likeness(wanted: ReadonlySet<string>, found: readonly string[]): number {
  const has = new Set(found);
  const common = [...has].filter((word) => wanted.has(word)).length;
  return common === 0 ? 0 : common / (wanted.size + has.size - common);
}
