import type { Rule } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { eachInFront } from '../around/in-front.js';
import { isReview } from '../person/reviewed.js';

export const reviewLabel: Rule = {
  about: 'A review is headed as one: “Quick review: …”, “My review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tent let in water on the first night, and the poles were bent. We slept in the car and drove home.',
      'Quick review: The tent let in water on the first night, and the poles were bent. We slept in the car and drove home.',
    ],
  ],
  leaves: [
    'The tent was cold',
    'Just off the phone with Nadia and she is joining the choir! Best soprano that we could have asked for by far',
    'Review: the tent let in water on the first night, and the poles were bent. We slept in the car.',
    'Your tent let in water on the first night, and the poles were bent. We want our money back.',
  ],
  *propose(doc) {
    if (isAppraisal(doc)) return;
    if (!isReview(doc) || /\breview/iu.test(doc.text) || /^[^.!?]{0,40}:/u.test(doc.text)) return;
    const own = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u.test(doc.text);
    yield* eachInFront(doc, own && doc.tokens.length > 30 ? ['My review:', 'Quick review:'] : ['Quick review:']);
  },
};
