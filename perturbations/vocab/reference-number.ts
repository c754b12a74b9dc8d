import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { isFormal } from '../person/register.js';

const NUMBERS = ['QX-2041', 'ZV-4471', 'KT-1180', 'BW-3092'];
const BEFORE = ['Ref. NUMBER: ', 'Re: NUMBER. ', 'File NUMBER: '];
const AFTER = [' (ref. NUMBER)', ' [file NUMBER]'];

export const referenceNumber: Rule = {
  about: 'Gives a formal or longer text a reference number',
  expects: { sentiment: 'same' },
  examples: [
    ['The tenant left the flat in good order.', 'Ref. QX-2041: The tenant left the flat in good order.'],
    ['The patient tolerated the dose well.', 'The patient tolerated the dose well. (ref. KT-1180)'],
  ],
  leaves: ['nice lamp', 'I love it', 'Is the tenant late?'],
  *propose(doc): Generator<Candidate> {
    if (!isReport(doc)) return;
    const end = doc.text.trimEnd().length;
    for (const number of NUMBERS) {
      for (const text of BEFORE) yield { edits: [{ start: 0, end: 0, text: text.replace('NUMBER', number) }] };
      for (const text of AFTER) yield { edits: [{ start: end, end, text: text.replace('NUMBER', number) }] };
    }
  },
};

/** Formal, or several sentences, written with capitals and full stops. */
function isReport(doc: Doc): boolean {
  const plain = /^\p{Lu}/u.test(doc.text) && /[.!]$/u.test(doc.text.trimEnd()) && !doc.text.includes('?');
  return plain && (isFormal(doc) || (doc.sentences.length > 2 && !doc.tokens.some(({ kind }) => kind === 'emoji')));
}
