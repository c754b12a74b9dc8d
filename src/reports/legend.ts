export interface Term {
  readonly term: string;
  readonly means: string;
}

/** What the columns of the full layout mean, for a reader who has seen nothing else of the project. */
export const legend: readonly Term[] = [
  { term: 'cases', means: 'n: a source and its follow-up, each; violated: the two answers break the relation.' },
  { term: 'inconclusive', means: 'no verdict (refused, unreadable, no opposite, error); errors: got no reply at all.' },
  { term: 'accuracy', means: 'answers to the source that are its label.' },
  { term: 'oracle', means: 'answers to the follow-up that are right by the label; the paper’s tables call it MMT4NL.' },
  {
    term: 'relation held',
    means: 'the pass rate: cases with a verdict whose two answers keep the relation; no label needed.',
  },
  { term: 'noise', means: 'how often the very same source, asked again, was answered differently.' },
  { term: 'beyond noise', means: 'violations less noise, in percentage points; ≈ noise: its interval includes zero.' },
  {
    term: 'source, then follow-up',
    means: 'labelled cases by which answer was right; wrong, same: wrong alike twice.',
  },
  { term: 'p (Holm)', means: 'exact McNemar test of accuracy against oracle, adjusted over the rows of the model.' },
  { term: '95 %', means: 'Wilson score interval, clustered by item where an item has several cases.' },
  { term: '–', means: 'no data.' },
];
