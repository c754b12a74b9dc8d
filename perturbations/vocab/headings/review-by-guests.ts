import type { Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all } from '../../around/only-if.js';
import { topicOf } from '../topic.js';
import { isHeadable, isPrivate, isVerdict } from './headable.js';

export const reviewByGuests: Rule = {
  about: 'What guests make of a meal or a stay is headed as a review: “Restaurant review: …”, “Travel review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The soup was watery, the wine was warm, and the waiter laughed at both.',
      'Restaurant review: The soup was watery, the wine was warm, and the waiter laughed at both.',
    ],
    [
      'There were frogs in the bathroom, and the promised view turned out to be a wall.',
      'Travel review: There were frogs in the bathroom, and the promised view turned out to be a wall.',
    ],
  ],
  leaves: [
    'The hostel has nine rooms and a kitchen on each floor, and towels can be hired.',
    'The inspector found frogs in the kitchen of the restaurant and closed it at once.',
    'The soup was watery.',
    'A much loved soup kitchen has closed its doors after ninety years, ruined by the price of bread and cheese.',
    'Today we carried the harp up nine flights of stairs and ate noodles from the pot, happier than ever.',
    'My boss argued with the waiter, and I have never been so ashamed in a restaurant.',
  ],
  onlyIf: all(isHeadable, isVerdict),
  *propose(doc) {
    const top = topicOf(doc);
    if (!top || !/^(?:food|lodging)$/u.test(top.kind) || top.score < 2 || top.next * 2 > top.score) return;
    if (/\b(?:hotel|hostel|guest ?house) has (?:about )?[a-zà-ž\d-]+ rooms\b/iu.test(doc.text)) return;
    if (
      isPrivate(doc) ||
      /\b(?:(?:has|have) (?:shut|closed|opened|gone)|after \S+ years|closure|soaring|bankrupt\p{Ll}*|council|residents|villagers)\b/iu.test(
        doc.text,
      )
    )
      return;
    const label = top.kind === 'lodging' ? 'Travel review:' : top.score > 2 ? 'Restaurant review:' : 'Review:';
    yield* eachInFront(doc, [label]);
  },
};
