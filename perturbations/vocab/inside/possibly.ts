import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const COULD_NOT = String.raw`\b(?:could(?:n['’]t| not))`;
/** Beyond which nothing goes, so that it makes it no stronger: `could not be happier`. */
const UTMOST: readonly RegExp[] = [
  new RegExp(
    String.raw`${COULD_NOT}(?= (?:be|have been) (?:(?!other|rather|over)[A-Za-zÀ-ž]{3,}er|better|worse|more [A-Za-zÀ-ž]+)(?:[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:with|about|to|and|for|than|of|that|by|at|on)\b))`,
    'giu',
  ),
  new RegExp(
    String.raw`${COULD_NOT}(?= (?:have )?(?:asked?|wish(?:ed)?|hoped?) for (?:an? )?(?:better|more|kinder|nicer|warmer)\b)`,
    'giu',
  ),
  /\bmore (?:[a-zà-ž]+ ){1,2}than (?:anyone|anybody|any of us|we|i|they|you|one person|all of us) could(?= (?:eat|drink|carry|finish|use|count|read|hope for|imagine|ask for|want|wish for)\b)/giu,
];

export const possibly: Rule = {
  about:
    'What could not be more so could not possibly be: “I could not be happier” → “I could not possibly be happier”',
  expects: { sentiment: 'same' },
  words: once(() => neededWords(...UTMOST)),
  examples: [
    ['I could not be prouder of our crew.', 'I could not possibly be prouder of our crew.'],
    ['There was more soup than we could eat.', 'There was more soup than we could possibly eat.'],
    ["The porters couldn't have been nicer", "The porters couldn't possibly have been nicer"],
  ],
  leaves: [
    'It could not be far',
    'Could it be better?',
    'It could not possibly be worse',
    "It couldn't be another kite",
  ],
  *propose(doc) {
    if (/\?|\b(?:possibly|simply|honestly)\b/iu.test(doc.text)) return;
    for (const each of UTMOST) yield* insertedAfter(doc, each, 'possibly');
  },
};
