/** What a stage did with one part of its artefact. */
export interface PartReport {
  /** The id of a rule or of a test; `all` where the artefact is one part. */
  readonly part: string;
  /** `left out`: there is no more use for it. `not made`: its maker could not; the next run tries again. */
  readonly how: 'made' | 'kept' | 'edited' | 'made anew' | 'left out' | 'not made';
  /** Why it was made anew, left out or not made; why an edited one would otherwise have been made anew. */
  readonly because: string | undefined;
  readonly by: string | undefined;
}

/** What a stage did, and what was found on the way. */
export interface StageReport {
  /** `rules`, `inverse-rules`, … */
  readonly artefact: string;
  readonly file: string;
  readonly parts: readonly PartReport[];
  /** What is to be known of what was made: `r1: asked for 9 tests, got 3`. */
  readonly notes: readonly string[];
}
