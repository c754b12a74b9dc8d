import type { Rule } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const NAMES =
  'Dad|Mum|Mom|Mam|Grandpa|Grandad|Granddad|Grandma|Gran|Granny|Nan|Nana|Nonna|Grandfather|Grandmother|Gramps'.split(
    '|',
  );
const KIN = `(?:${NAMES.join('|')})`;
/** One’s own kin, called as one calls them, of whom something is said. */
const CALLED = new RegExp(
  String.raw`(?<=^|[.!] |, (?:and|but|so) |\b(?:because|when|since|told|with|for|from|by) )(?<kin>${KIN})(?=['’]s [a-zà-ž]|(?: (?:just|finally|always|still|never|really|also|only|even|already))? (?!and\b|or\b|jokes?\b|bod\b|to be\b|of\b|in law\b|guilt\b)[a-zà-ž]+)`,
  'gu',
);
const ANY = new RegExp(
  String.raw`\b(?:${KIN}|mother|father|parents?|sisters?|brothers?|siblings?|aunt|uncle|cousins?|husband|wife|son|daughter|kids|grandson|granddaughter|granny|gran|grandpa|grandad|dad|mum|mom)\b`,
  'giu',
);
/** Somebody of the family is spoken to. */
const TO_KIN = /\b(?:you|your|dear|thanks|thank|happy|love you|us all|the family|word)\b|\?/iu;

export const myDad: Rule = {
  about: 'Kin are named in full: “Dad’s boat is back” → “My dad’s boat is back”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["Dad's boat is back 🚣", "My dad's boat is back 🚣"],
    ['Grandma beat the mayor at chess', 'My grandma beat the mayor at chess'],
  ],
  leaves: [
    'My dad is back',
    'Dad, the boat is back',
    'Mum and Dad rowed home',
    'Happy birthday to Dad',
    "Mum's the word",
    'Dad is back, are you in?',
    'Dear Dad, the boat is back.',
    'Dad rowed home with my sister',
  ],
  words: () => NAMES.map((name) => name.toLowerCase()).flatMap((word) => [word, `${word}'s`, `${word}’s`]),
  onlyIf: isOf('chat', 'story', 'review'),
  *propose(doc) {
    if (inCapitals(doc) || TO_KIN.test(doc.text) || [...doc.text.matchAll(ANY)].length !== 1) return;
    for (const { index, groups = {} } of doc.text.matchAll(CALLED)) {
      const { kin = '' } = groups;
      const opens = index === 0 || /[.!] $/u.test(doc.text.slice(0, index));
      if (!isQuotedAt(doc, index))
        yield {
          edits: [{ start: index, end: index + kin.length, text: `${opens ? 'My' : 'my'} ${kin.toLowerCase()}` }],
        };
    }
  },
};
