import type { Doc, Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const letterClosed: Rule = {
  about: 'A letter of plain news or business is closed: “If anything is not clear, please let me know.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      "Hi Ruth, I've put the list of seeds in the shared folder. The shed key is on the hook.",
      "Hi Ruth, I've put the list of seeds in the shared folder. The shed key is on the hook. If anything isn't clear, just let me know.",
      'Neutral',
    ],
    [
      'Dear Mr Oduya, we have received your form. The card will be ready on 4 May.',
      'Dear Mr Oduya, we have received your form. The card will be ready on 4 May. Please do not hesitate to contact us if you have any questions.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'Hi Ruth, please let me know when the list is in the shared folder.',
    "Hello, I'd like to move my visit to Friday. My card number is 4471.",
    'Hi Ruth, the coach leaves from the mill at nine. See you on Sunday, Piotr.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'letter' || kind === 'business') yield* afterPlain(doc, () => closings(doc, kind));
  },
};

function closings(doc: Doc, kind: string): readonly string[] {
  const { text } = doc;
  const ours = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(text) && !/\b(?:I|my|me)\b|\bI['’]/u.test(text);
  const who = ours ? 'us' : 'me';
  if (kind === 'business' || /^Dear (?:Mr|Mrs|Ms|Dr|Sir|Madam|Customer|Member|Professor)\b/u.test(text))
    return [
      `Please do not hesitate to contact ${who} if you have any questions`,
      `If anything is not clear, please let ${who} know`,
    ];
  if (
    /\bif\b|\b(?:would|['’]d) (?:like|prefer)\b|\b(?:can|could|will|would) you\b|\blet (?:me|us) know\b|\bplease\b|\bbelow\b|\bdo (?:ask|reply)\b/iu.test(
      text,
    )
  )
    return [];
  const not = /['’](?:m|ve|re|ll|s)\b|n['’]t\b/u.test(text) ? "isn't" : 'is not';
  if (/\b(?:which|when would)\b/iu.test(text)) return [];
  return /\b(?:attached|minutes|key|file|folder|meeting|printer|lift|bins|photos|plan|list|schedule|rota|room)\b/iu.test(
    text,
  )
    ? [`If anything ${not} clear, just let ${who} know`, 'No need to reply']
    : [];
}
