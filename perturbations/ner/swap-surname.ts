import { neededWords, type Rule } from '../../src/plugin.js';
import { isQuotedAt } from '../around/quoted-at.js';
import { surnames } from './surnames.js';

/** A title with one surname, neither after a first name nor before another. */
const TITLED =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Professor|Prof|Judge|Sergeant|Sister|Nurse|Captain|Councillor|Detective)\.? (?!(?:Right|Universe|Who|Darcy|Bean|Whippy|Bates|Mayor|Chair|Speaker|President)\b)(\p{Lu}\p{Ll}+)(?![\p{L}\-’']| \p{Lu})/gu;

/** Who may be called Petrova. */
const OF_HER = /^(?:Mrs|Ms|Miss|Sister)\b/u;

export const swapSurname: Rule = {
  about: 'Somebody known by title and surname gets another surname: “Mr Dale” → “Mr Haddad”',
  expects: { sentiment: 'same' },
  examples: [
    ['Mr Dale attended clinic today.', 'Mr Okafor attended clinic today.'],
    ['Dr Ruiz was kind to us', 'Dr Haddad was kind to us'],
  ],
  leaves: [
    "Mr Dale's lamp broke",
    'Mr Dale Brown sang',
    'Mr Dale sang, and Mr Dale left',
    'He said "Mr Dale is late" twice',
    'Doctor who?',
    'I sang to Dale',
  ],
  words: () => neededWords(TITLED),
  *propose(doc) {
    const found = [...doc.text.matchAll(TITLED)];
    const [match] = found;
    const name = match?.[1];
    if (!match || !name || found.length > 1 || doc.text.split(name).length > 2) return;
    const end = match.index + match[0].length;
    if (isQuotedAt(doc, end)) return;
    for (const surname of surnames())
      if (!doc.text.includes(surname) && (OF_HER.test(match[0]) || !surname.endsWith('ova')))
        yield { edits: [{ start: end - name.length, end, text: surname }], because: `surname: ${surname}` };
  },
};
