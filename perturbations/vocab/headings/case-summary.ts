import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all, mayHave } from '../../around/only-if.js';
import { scoreOf, topicOf } from '../topic.js';
import { isHeadable, isTold } from './headable.js';

/** What a rule or a contract says, and what is told in the papers. */
const ELSE =
  /\b(?:shall|must|may|will|in (?:the present|this) case|case summary|in court|villagers|contest|competition|medal|prize|bak(?:er|ed|ing)[a-zà-ž]*|cake|pies?|dance[a-zà-ž]*|song|festival|tears of|party)\b|["“”]/iu;
/** What was done, said or lost before a court. */
const DONE =
  /\b(?:was|were|had|has|have|found|ruled|held|praised|awarded|told|heard|admitted|denied|showed|abused|breached|failed|dismissed|lost|agreed|led|condemned|commended|acted|emptied|lied|exposed|cheated)\b/iu;

export const caseSummary: Rule = {
  about: 'What came of a case at law is headed as a summary: “Case summary: The appeal was dismissed …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The appeal was dismissed with costs, and the defendant lost the mill.',
      'Case summary: The appeal was dismissed with costs, and the defendant lost the mill.',
    ],
  ],
  leaves: [
    'The defendant shall pay the costs of the appeal within ninety days.',
    'The judge of our pie contest was in tears, and we lost the appeal of the crust.',
    'The appeal was dismissed.',
    'My lawyer lost the appeal, and the judge would not look at me.',
  ],
  onlyIf: all(isHeadable, isTold, mayHave(DONE)),
  *propose(doc) {
    const top = topicOf(doc);
    if (top?.kind !== 'law' || top.score < 2 || top.next * 2 > top.score) return;
    if (top.score === 2 && scoreOf(doc, 'news') > 0) return;
    if (matches(doc, ELSE) || !matches(doc, DONE)) return;
    yield* eachInFront(doc, ['Case summary:']);
  },
};
