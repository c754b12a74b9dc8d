import type { Agreement } from '../statistics/kappa.js';

/** What a reader made of a follow-up: whether it keeps what it promises, and why not. */
export interface Review {
  readonly reader: string;
  readonly valid: boolean;
  readonly why: string;
}

/** Reading a run's follow-ups, as far as it has come. */
export interface ReviewState {
  /** Who reads now. */
  readonly reader: string;
  readonly readers: readonly { readonly reader: string; readonly accepted: number; readonly rejected: number }[];
  /** Of each two readers, on what both have read. */
  readonly agreements: readonly (Agreement & { readonly readers: readonly [string, string] })[];
}
