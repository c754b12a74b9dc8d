import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all, mayHave } from '../../around/only-if.js';
import { topicOf } from '../topic.js';
import { isHeadable, isTold } from './headable.js';

/** How no piece of news begins, and what is a rule, a fact of the land or a file. */
const ELSE =
  /^(?:he|she|it|they|his|her|their|this|these|that|those|one|both|there|as|dr|mrs?|ms)\b|\b(?:shall|must|may|should|minutes|claimant|defendant|survey|agenda|rises in|flows|was founded|belongs to|is open|are open|opens at|is located|lies|consists|chairs?|section|resigned|volume|edition|tourists can|visitors can|apply to|(?:is|are) (?:informed|reminded|advised|asked|invited)|due to|will be (?:closed|open)|to (?:announce|inform))\b|["“”]/iu;
/** That something has come about. */
const HAPPENED =
  /\b(?:has|have|had|was|were|are|is) (?:[a-zà-ž]+ly |now |still |almost |been |again |once again )?(?:[a-zà-ž]+(?:ed|en|ing|un|wn)|lost|left|won|cut|found|furious|delighted|hit|built|saved)\b|\b(?:teems|will (?:close|reopen|lose)|lost|fell|rose|won|burst|opened|closed|celebrated|destroyed|rescued|planted|raised|saved|voted|collapsed|cheered|gathered|lifted|poured|broke|found|left)\b/iu;

export const newsItem: Rule = {
  about: 'What has come about in a town or a country is headed as news: “News in brief: …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The closure of the mill has left ninety workers without jobs, and families are leaving the valley.',
      'News in brief: The closure of the mill has left ninety workers without jobs, and families are leaving the valley.',
    ],
  ],
  leaves: [
    'The village has nine wells and a hall, and the school is open to visitors.',
    'Our village has lost its school, and the council has not said a word to us.',
    'The council shall be told of any closure before the workers are.',
    'The workers left.',
    'Residents are informed that the village hall has been closed until May.',
  ],
  onlyIf: all(isHeadable, isTold, mayHave(HAPPENED)),
  *propose(doc) {
    const top = topicOf(doc);
    if (top?.kind !== 'news' || top.score < 2 || top.next * 2 > top.score) return;
    if (matches(doc, ELSE) || !matches(doc, HAPPENED)) return;
    yield* eachInFront(doc, ['News in brief:']);
  },
};
