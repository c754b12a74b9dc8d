import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { polarityOf } from '../../person/polar.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { addresses, isSoleStatement, opensWithClause } from '../stance.js';

/** The face with which it ends says how it is told. */
const GROANS = /[😩😫😖😤😣🤢😒🙄😠😡🤬]\uFE0F?\s*$/u;
const CHEERS = /[🥳🎉]\uFE0F?\s*$/u;
const OTHER_FACES = /[😀-😏😂🤣🥰😍🥹❤💕🙏😉😜🙃💪]/u;
/** What has a cry of its own, is said in awe, regret or to somebody, or turns. */
const ELSE =
  /[!?:;"“”…]|\b(?:ugh|argh|yay|hooray|woohoo|wow|omg|oh|sorry|thank[a-zà-ž]*|congrat[a-zà-ž]*|happy birthday|good luck|well done|honest[a-zà-ž]*|seriously|lol|haha|but|though|finally|at last|can['’]t believe|died|dead|funeral|cancer|hospital|lost (?:my|our|his|her) (?:mum|mom|dad|nan|job|baby)|welcome|cheering|feeling|so (?:happy|excited|proud)|racist|grandm[a-zà-ž]*|grandpa|nan|dialysis|chemo|scan|ward)\b/iu;

export const byFace: Rule = {
  about:
    'What ends with a face is cried out as the face tells: “Ugh, my tooth has to come out on Friday 😩”, “Yay, we have tickets for the circus 🥳”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['My kayak has a hole in it 😩', 'Ugh, my kayak has a hole in it 😩'],
    ['We have tickets for the circus 🥳', 'Yay, we have tickets for the circus 🥳'],
  ],
  leaves: [
    'My kayak is red',
    'Ugh, my kayak has a hole 😩',
    'You have a hole in your kayak 😩',
    'My kayak has a hole, but I love it 😩',
    'Our cat died 😩',
    'Does it have a hole 😩',
    'Happy birthday to my niece 🎉',
    'We lost the final 🥳',
  ],
  onlyIf: all(isMessage, isSoleStatement, opensWithClause),
  *propose(doc) {
    if (matches(doc, ELSE) || matches(doc, OTHER_FACES) || addresses(doc)) return;
    if (isLukewarm(doc) || doc.tokens.length > 18) return;
    yield* opened(doc, cries(doc));
  },
};

function cries({ text, tokens, clauses: [clause] }: Doc): readonly string[] {
  const sides = tokens.flatMap(({ lower }) => polarityOf(lower) ?? []);
  if (GROANS.test(text) && !sides.includes('positive') && !/^(?:feel|miss|hate|wish)$/u.test(clause?.verb.lemma ?? ''))
    return ['Ugh,'];
  const lost = /\b(?:lost|lose|missed|failed|cancelled|not|never|nobody|leaving|last)\b|n['’]t\b/iu.test(text);
  return CHEERS.test(text) && !sides.includes('negative') && !lost ? ['Yay,'] : [];
}
