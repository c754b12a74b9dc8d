/** `active`: works under way at once at most. `held`: works that are begun and whose result is not taken yet, at most. */
export interface Bounds {
  readonly active: number;
  readonly held: number;
}
