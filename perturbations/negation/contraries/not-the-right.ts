import { conjugate, type Rule } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';
import { isLonghand } from '../longhand.js';

export const notTheRight: Rule = {
  about: 'What is wrong is said not to be right: “sent me the wrong size” → “didn’t send me the right size”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['They sent me the wrong size 😤', "They didn't send me the right size 😤"],
    ['The replacement is for the wrong model.', "The replacement isn't for the right model."],
    ['The pharmacy gave me the wrong dose.', "The pharmacy didn't give me the right dose."],
    ['The total on my bill is wrong.', "The total on my bill isn't right."],
  ],
  leaves: [
    'He took the wrong turning',
    'They operated on the wrong knee',
    "They didn't send me the wrong size",
    'Did they send you the wrong size?',
    'It was the wrong side of the road',
    'What is wrong?',
    'Something is wrong',
    'He was wrong about me',
    'They sent the wrong one twice',
    'You are wrong',
    'They sent me the wrong size and then denied it',
  ],
  words: () => ['wrong'],
  *propose(doc) {
    if (!/\bwrong\b/u.test(doc.text)) return;
    const long = isLonghand(doc);
    for (const { text, start, tokens } of doc.sentences) {
      if (text.includes('?') || tokens.some(isNegator) || OPEN.test(text)) continue;
      const given = GIVEN.exec(text);
      if (given) {
        if (/\band\b/u.test(text.slice(given.index))) continue; // what follows may speak of it
        const [whole, subject = '', verb = '', between = ''] = given;
        const base = BASES.find((each) => conjugate(each, 'past') === verb.toLowerCase());
        if (base === undefined) continue;
        const from = start + given.index + subject.length;
        const did = long ? 'did not' : "didn't";
        yield {
          edits: [{ start: from, end: start + given.index + whole.length, text: `${did} ${base}${between} the right` }],
        };
        continue;
      }
      const being = BEING.exec(text);
      if (!being) continue;
      const [whole, subject = '', be = '', between = ''] = being;
      const from = start + being.index + subject.length;
      const not = long ? `${be} not` : `${be}n't`;
      const right = between === '' ? ' right' : `${between} the right`;
      yield { edits: [{ start: from, end: start + being.index + whole.length, text: `${not}${right}` }] };
    }
  },
};

const BASES = [
  'send',
  'give',
  'deliver',
  'bring',
  'ship',
  'print',
  'serve',
  'issue',
  'install',
  'supply',
  'post',
  'receive',
  'order',
];
/** Of these one is on the right, or there are many. */
const SIDED =
  '(?:turn|turning|way|side|foot|hand|direction|leg|arm|knee|eye|ear|lane|one|ones|hip|shoulder|end|time|people|idea|impression)';
const WHO = '(?:\\b[Tt]hey |\\b[Ww]e |\\b[Hh]e |\\b[Ss]he |\\b[Ii]t |\\bYou |\\b[Tt]he [A-Za-zÀ-ž]+ )';
const GIVEN = new RegExp(
  `(${WHO})(sent|gave|delivered|brought|shipped|printed|served|issued|installed|supplied|posted|received)( me| us| him| her| my (?:mother|father|mum|dad|son|daughter|wife|husband))? the wrong(?= (?!${SIDED}\\b)[A-Za-zÀ-ž]+)`,
  'u',
);
const BEING = new RegExp(
  `(\\b(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our) (?:[A-Za-zÀ-ž'’-]+ ){1,5})(is|are|was|were)(?:( in| for| on| at) the wrong(?= (?!${SIDED}\\b|colou?r|size|mood)[A-Za-zÀ-ž]+)|() wrong(?=\\s*(?:[.,!]|$|\\p{Extended_Pictographic}| again)))`,
  'u',
);
const OPEN =
  /\b(?:if|when|whether|twice|times|again|too|also|either|or|what|something|anything|everything|about this)\b|["“”]/iu;
