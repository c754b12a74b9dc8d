import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const SOMEBODY = '(?:i|we|he|she|it|they|you|the|my|our|your|his|her|their|nobody|everyone|here|there)';

/** Each place where a joint or particle may be left out, and the word that is. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<=[A-Za-zÀ-ž\p{N}]),(?= yet ${SOMEBODY}\b)`, 'giu'), 'and'],
  [
    /(?<=[a-zà-ž\p{N}]),(?= then (?:[a-zà-ž]{2,}ed|drove|went|took|gave|told|left|sent|sat|ate|drank|slept|flew|ran|rode|put|made|had|hung|wrote|read|sang|paid|met|swam|bought|brought|came|got) )/giu,
    'and',
  ],
  [/(?<=[a-zà-ž\p{N}]),(?= compared (?:with|to) [\p{N}£$€])/giu, 'as'],
  [
    /\b(?:(?<!['’]d )went|drove|walked|flew|headed|came|cycled|sent (?:me|us|him|her|them)|going|heading|driving)(?= home(?! (?:page|screen|town|game|team|run|with|the|a|that|in (?:first|second|third)))\b)/giu,
    'back',
  ],
  [
    /\bthe(?= number of (?!the\b|times?\b|days?\b|years?\b|hours?\b)[a-zà-ž]+s (?:fell|rose|grew|did|has|have|is|was|remains|remained|increased|decreased|doubled|dropped|who|that|in|on|at)\b)/giu,
    'total',
  ],
  [
    /(?<!\b(?:will|would|could|should|might|can|never|to|be) )\b(?:have|has|['’]ve|['’]s)(?:n['’]t)? (?:been (?:using|waiting|living|working|coming|playing|wearing|running|trying|reading|having|without|here|out of|broken|together|ill|a [a-zà-ž]+)|had|owned|lived|worked|known|worn|used|tuned|slept|kept) (?:(?!never|not|about|than|as|if|before|when)[a-zà-ž'’-]+ ){0,6}?for (?:(?:over|almost|nearly|about|around|more than) )?(?:a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|\d+) (?:days|weeks|months|years|week|month|year)(?=[.,!]|\s*$| and (?:i|we|it|they|he|she|the|my|our|have|has|still|never|nobody|nothing)\b)/giu,
    'now',
  ],
  [
    /\b(?:he|she|they|it|has|have|had|['’]ve|staff|counsellor|teacher|guide|nurse|doctor|driver|and) never(?= (?:let (?:me|us)|rushed|apologi[sz]ed|complained|answered|replied|smiled|called (?:back|me|us)|rang (?:back|me|us)|failed|jammed|leaked|crashed|stalled|lost (?:his|her|their) (?:temper|patience)|raised (?:his|her|their)|made (?:me|us) feel|asked (?:me|us|how|if|whether)|offered|listened|looked up|stopped [a-zà-ž]+ing|thanked|moaned|gave up)\b)/giu,
    'once',
  ],
  [
    /\b(?:is|was|are|were|am|['’]s|['’]m|['’]re|felt|feel|looked|got) so (?!far|long|much|many|few|little|sorry|kind|that|it|i|we)[a-zà-ž]{3,}(?= (?:i|we|he|she|they|you|it)(?:['’](?:ve|d|m|re|s)\b| (?:could|had|have|was|were|went|fell|cried|almost|nearly|ended|left|gave|wanted|got|brought|came|said|made|did|forgot|ran|slept|ordered|bought|had to)\b))/giu,
    'that',
  ],
];

/** Who has never been home does not go back there. */
const NEWBORN =
  /\b(?:twins|triplets|newborns?|bab(?:y|ies)|infants?|born|premature|adopted|pupp(?:y|ies)|kittens?)\b/iu;

export const fullerJoint: Rule = {
  about:
    'A joint or particle that may be left out is written: “…, yet it works” → “…, and yet it works”, “went back home”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lamp is old, yet it works', 'The lamp is old, and yet it works'],
    ['We had soup, then walked to the pier', 'We had soup, and then walked to the pier'],
    [
      'Sales were 4.1 million, compared with 4 million in May.',
      'Sales were 4.1 million, as compared with 4 million in May.',
    ],
    ['The doctor sent me home', 'The doctor sent me back home'],
    ['The number of visitors fell in May.', 'The total number of visitors fell in May.'],
    [
      'I have had this lamp for ten years and it is still bright',
      'I have had this lamp for ten years now and it is still bright',
    ],
    ['The guide was kind and she never rushed us', 'The guide was kind and she never once rushed us'],
    ['I was so tired I fell asleep', 'I was so tired that I fell asleep'],
  ],
  leaves: [
    'The triplets went home on Monday',
    'It is not dark yet',
    'If it rains, then we stay',
    'The number of the lock is 31',
    'He has lived for ten years with a cat',
    'I have never been ill for three weeks',
    'She never sings',
    'I love it so much I cried',
    'My home team won',
  ],
  words: () => neededWords(...PLACES.map(([place]) => place)),
  *propose(doc) {
    if (/\?/u.test(doc.text)) return;
    for (const [place, word] of PLACES)
      if (word !== 'back' || !matches(doc, NEWBORN)) yield* insertedAfter(doc, place, word);
  },
};
