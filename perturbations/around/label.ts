import type { RuleContext } from '../../src/plugin.js';

/** The sentiment that the dataset gives a text; undefined for other tasks and where it gives none. */
export function sentimentOf({ task, label }: RuleContext): 'positive' | 'negative' | 'neutral' | undefined {
  if (task.like !== 'sentiment' || label === undefined) return undefined;
  return SPELLED.find((each) => each === label.toLowerCase());
}

const SPELLED = ['positive', 'negative', 'neutral'] as const;
