import { type Candidate, capitalize } from '../../../src/plugin.js';
import type { Said } from './said.js';

/** A sentence as its own register opens one: with a capital, unless people type without. */
export function opened({ lower }: Said, text: string): string {
  return lower ? text.charAt(0).toLowerCase() + text.slice(1) : capitalize(text);
}

/** The statement said in other words, its final mark and emoji left where they are. */
export function retold(said: Said, text: string): Candidate {
  return { edits: [{ start: said.first.start, end: said.last.end, text: opened(said, text) }] };
}

/** The statement as two sentences. */
export function asTwo(said: Said, first: string, second: string): Candidate {
  const stop = said.mark.startsWith('!') ? '!' : '.';
  return retold(said, `${first}${stop} ${opened(said, second)}`);
}
