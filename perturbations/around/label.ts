import type { RuleContext } from '../../src/plugin.js';

/** The sentiment that the dataset gives a text; undefined for other tasks and where it gives none. */
export function sentimentOf({ task, label }: RuleContext): Sentiment | undefined {
  if (task.like !== 'sentiment' || label === undefined) return undefined;
  return SENTIMENTS.find((each) => each === label.toLowerCase());
}

const SENTIMENTS = ['positive', 'negative', 'neutral'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
