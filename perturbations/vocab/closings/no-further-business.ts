import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { closed } from './closed.js';

/** The record of a whole meeting, not of one item of it. */
const MINUTES =
  /^(?:minutes (?:of|from)\b|the (?:annual general |annual |spring |autumn |monthly )?meeting (?:was opened|opened|was called to order|began)\b|present: )|\bapologies (?:were|had been) received\b/iu;

export const noFurtherBusiness: Rule = {
  about: 'Minutes end as minutes do: “… There was no further business.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'Minutes of the May meeting: the members thanked Mr Ode for the flags, and a lamp was presented to him.',
      'Minutes of the May meeting: the members thanked Mr Ode for the flags, and a lamp was presented to him. There was no further business.',
    ],
  ],
  leaves: [
    'Minutes, item 2: the flags were agreed on.',
    'The members met in May.',
    'Minutes of the May meeting: the members thanked Mr Ode. The meeting closed at nine.',
    'Minutes of bliss!',
  ],
  words: () => neededWords(MINUTES),
  onlyIf: mayHave(MINUTES),
  *propose(doc) {
    if (!matches(doc, MINUTES) || doc.tokens.length < 14 || !/\.\s*$/u.test(doc.text)) return;
    if (
      /\b(?:closed|adjourned|business|next meeting|item \d|attached|enclosed|you|your|i|my)\b|[?!"“”]/iu.test(doc.text)
    )
      return;
    yield* closed(doc, ['There was no further business']);
  },
};
