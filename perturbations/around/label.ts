import type { Rule, RuleContext } from '../../src/plugin.js';

/** The sentiment that the dataset gives a text; undefined for other tasks and where it gives none. */
export function sentimentOf({ task, label }: RuleContext): Sentiment | undefined {
  if (task.like !== 'sentiment' || label === undefined) return undefined;
  return SENTIMENTS.find((each) => each === label.toLowerCase());
}

const SENTIMENTS = ['positive', 'negative', 'neutral'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** These rules for texts of that label only. */
export function whereLabel(
  sentiment: Sentiment,
  rules: Readonly<Record<string, Rule>>,
): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [
      id,
      {
        ...rule,
        propose: (doc, context) => (sentimentOf(context) === sentiment ? rule.propose(doc, context) : []),
      } satisfies Rule,
    ]),
  );
}
