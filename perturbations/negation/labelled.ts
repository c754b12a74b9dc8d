import type { Rule } from '../../src/plugin.js';
import { type Sentiment, sentimentOf } from '../around/label.js';
import { bad } from './labelled/bad.js';
import { good } from './labelled/good.js';
import { plain } from './labelled/plain.js';

/** Where the dataset says how a text sounds, a mild denial that agrees is added: no word of the text needs to show its label. */
export const labelled: Readonly<Record<string, Rule>> = {
  ...whereLabel('positive', good),
  ...whereLabel('negative', bad),
  ...whereLabel('neutral', plain),
};

/** These rules for texts of that label only. */
function whereLabel(sentiment: Sentiment, rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> {
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
