import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { kindOfText } from '../around/kind.js';

export const reviewLabel: Rule = {
  about: 'A review is headed as one: “Quick review: …”, “My review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We bought the tent for the coast. It let in water on the first night, and the poles were bent.',
      'Quick review: We bought the tent for the coast. It let in water on the first night, and the poles were bent.',
    ],
  ],
  leaves: [
    'The tent was cold',
    'Just off the phone with Nadia and she is joining the choir! Best soprano that we could have asked for by far',
    'Review: the tent let in water on the first night, and the poles were bent. We slept in the car.',
    'Your tent let in water on the first night, and the poles were bent. We want our money back.',
  ],
  *propose(doc) {
    if (kindOfText(doc) !== 'review' || /\breview/iu.test(doc.text) || /^[^.!?]{0,40}:/u.test(doc.text)) return;
    const own = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u.test(doc.text);
    yield* eachInFront(doc, own && doc.tokens.length > 30 ? ['My review:', 'Quick review:'] : ['Quick review:']);
  },
};
