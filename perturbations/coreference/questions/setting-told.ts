import { capitalize, parse, type Rule } from '../../../src/plugin.js';
import { all, hasComma, isOneSentence } from '../../around/only-if.js';

/** `In monasteries, where books were copied, was …?`: what the commas enclose is told first. */
export const settingTold: Rule = {
  about:
    'Tells first what a clause says of where or when something is asked, and takes it up by “there” or “that time”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'In old monasteries, where books were copied by hand, was a library a sign of wealth?',
      'In old monasteries, books were copied by hand. Was a library a sign of wealth there?',
    ],
    [
      'During the siege of Kent, which lasted two years, were mules eaten?',
      'The siege of Kent lasted two years. During that time, were mules eaten?',
    ],
  ],
  leaves: [
    'In old monasteries, where it was cold, did they heat it?',
    'In Kent, was a library a sign of wealth?',
    'During the siege, which was cruel, was it cold in Kent when it snowed?',
    'In Kent, where apples grow, is cider there cheap?',
  ],
  words: () => ['where', 'which'],
  onlyIf: all(isOneSentence, hasComma),
  *propose(doc) {
    const found =
      /^(?<where>(?:In|On|At|During) (?<what>[^,?]{4,50})), (?<link>where|which) (?<said>[^,?]{8,90}), (?<auxiliary>is|are|was|were|do|does|did|can|could|may|must|would|has|have|had) (?<rest>[^,;?]+)\?$/u.exec(
        doc.text,
      )?.groups;
    if (!found || /["“”:()]/u.test(doc.text)) return;
    const { where = '', what = '', link = '', said = '', auxiliary = '', rest = '' } = found;
    if (/\b(?:it|they|he|she|there|then|here|during|when|while|in|at|on|if|this|that|than)\b/u.test(rest)) return;
    const during = where.startsWith('During');
    if (link === 'where' ? during : !during || /\b(?:it|they)\b/u.test(said)) return;
    const told = during ? `${capitalize(what)} ${said}` : `${where}, ${said}`;
    if (parse(`${during ? told : capitalize(said)}.`).clauses.length !== 1) return;
    const asked = during ? `During that time, ${auxiliary} ${rest}?` : `${capitalize(auxiliary)} ${rest} there?`;
    yield { edits: [{ start: 0, end: doc.text.length, text: `${told}. ${asked}` }] };
  },
};
