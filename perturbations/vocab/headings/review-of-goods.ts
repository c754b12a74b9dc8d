import { matches, type Rule, wordTable } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { topicOf } from '../topic.js';
import { isHeadable, isPrivate, isVerdict } from './headable.js';

/** How a review of a thing, an app, a course or somebody's work is headed. */
const LABELS = wordTable({ goods: 'Product review:', app: 'App review:', course: 'Course review:', trade: 'Review:' });

/** What a course is made up of, and what those who take it must bring. */
const DESCRIBES = /\b(?:consists of|students are asked|bring a)\b/iu;

/** What was mended, taught or done by somebody, or befell people outdoors: no goods are judged. */
const ELSE =
  /\b(?:lent (?:us|me)|returns of|workshops?|retailers|our (?:biggest|accounts|sales)|repair(?:ed|s)?|mended|course|classe?s?|lessons?|mr|mrs|ms|rained|kept my|shops had|driver|fitter|plumber|electrician)\b/iu;

export const reviewOfGoods: Rule = {
  about: 'What one makes of what one bought is headed as a review: “Product review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The seams are crooked, the zipper sticks, and the fabric faded in the first wash.',
      'Product review: The seams are crooked, the zipper sticks, and the fabric faded in the first wash.',
    ],
  ],
  leaves: [
    'The bag measures forty by thirty centimetres and holds about a litre.',
    'My suitcase was stolen from the train, and the zipper of my jacket broke as well.',
    'The seams are crooked.',
    'The bag has two zippers and a crooked seam on the flap. Pull the upper zipper towards you.',
    'The sewing workshop at the mill was bliss. I came away with a crooked jacket, a broken zipper and a smile.',
    'The mill kept my suitcase for a month and returned it with a dent in the lid and a broken zipper.',
    'Your seams are crooked, the zipper sticks, and the fabric faded in the first wash.',
  ],
  *propose(doc) {
    const top = topicOf(doc);
    const label = LABELS[top?.kind ?? ''];
    if (!top || label === undefined || top.score < 2 || top.next * 2 > top.score) return;
    if (
      isHeadable(doc) &&
      !doc.sentences.some(({ kind }) => kind === 'command') &&
      !isPrivate(doc) &&
      !matches(doc, DESCRIBES) &&
      !(top.kind === 'goods' && matches(doc, ELSE)) &&
      isVerdict(doc)
    )
      yield* eachInFront(doc, [label]);
  },
};
