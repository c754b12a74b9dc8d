import { counted } from '../../core/counted.js';

/** What to do about what a run showed, and the cases that show it. */
export interface Recommendation {
  /** One sentence or two, plain text; parts of it may come from replies. */
  readonly text: string;
  /** Ids, each once. */
  readonly cases: readonly string[];
}

/** `1 case`, `3 cases`. */
export function casesOf(ids: readonly unknown[]): string {
  return counted(ids.length, 'case');
}
