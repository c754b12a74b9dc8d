import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const thingClosed: Rule = {
  about: 'What is in a box is closed by who lists it: “Nothing else is included.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The box is made of grey card. It contains a lens, a cloth and a strap.',
      'The box is made of grey card. It contains a lens, a cloth and a strap. Nothing else is included.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The lamp is forty centimetres high. I use it at my desk in the evening.',
    'The box was stolen from the hall on the first night of the fair.',
  ],
  onlyIf: (doc) => matches(doc, BOX),
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'goods' || kind === 'owned')
      yield* afterPlain(doc, () => (lists(doc) ? ['Nothing else is included'] : []));
  },
};

const BOX = /^(?:The|This) (?:[\p{L}-]+ )?(?:box|package|parcel|set|kit) /u;

const lists = (doc: Doc): boolean => doc.sentences.length < 5 && / contains /u.test(doc.sentences.at(-1)?.text ?? '');
