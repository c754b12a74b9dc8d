import type { Gender } from '../../src/plugin.js';

/** Someone who speaks, asks or is spoken of in a follow-up. */
export interface Person {
  /** As it stands inside a sentence: `Priya`, `a Korean woman`. */
  readonly words: string;
  readonly gender: Gender;
  /** What the person stands for in a report: `religion: Sikh`. */
  readonly because: string;
}
