export interface Term {
  /** As columns are headed where there is room. */
  readonly term: string;
  /** As they are headed in a terminal, where that is shorter. */
  readonly short?: string;
  readonly means: string;
}

/** What the columns of the full layout mean, for a reader who has seen nothing else of the project; each a line of 80 columns. */
export const legend: readonly Term[] = [
  { term: 'all cases', short: 'n', means: 'cases, each a source and its follow-up' },
  { term: 'violated', means: 'cases whose two answers break the relation' },
  { term: 'inconclusive', means: 'cases without a verdict: refused, unreadable, error, …' },
  { term: 'errors', means: 'of these, cases that got no reply at all' },
  { term: 'pass rate', short: 'relation held', means: 'cases that keep the relation, of those judged' },
  { term: '95 % interval', short: '95 %', means: 'the rate’s interval (Wilson, clustered by item)' },
  { term: 'noise', means: 'answers that changed when the very same source came again' },
  { term: 'beyond noise', means: 'violations less noise; ≈ noise: no difference shown' },
  { term: 'accuracy', means: 'answers to the source that are its label' },
  { term: 'oracle', means: 'answers to the follow-up that are right by the label' },
  { term: 'source → follow-up', means: 'right or wrong by the label; same: wrong alike both times' },
  { term: 'p (Holm)', means: 'McNemar test of accuracy against oracle, adjusted' },
  { term: '–', means: 'no data' },
];
