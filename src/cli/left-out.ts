import type { HeldIn } from '../experiment/held-replies.js';
import { count } from './aligned.js';

/** `40 answered in this run, 3 in the cache`: what is not asked because its outcome is there; empty: nothing. @param again how what was given up is asked again */
export function leftOut(held: Readonly<Record<HeldIn, number>>, again: string): string {
  return [
    ...(held.run > 0 ? [`${count(held.run)} answered in this run`] : []),
    ...(held.cache > 0 ? [`${count(held.cache)} in the cache`] : []),
    ...(held['given-up'] > 0 ? [`${count(held['given-up'])} given up in this run (${again})`] : []),
  ].join(', ');
}
