import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { isLukewarm } from '../lukewarm.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What has an opening or a hearer of its own, or is told in sorrow. */
const ELSE =
  /\b(?:say|says|said|told|tell|thank[a-zà-ž]*|sorry|please|you|your|dear|honest[a-zà-ž]*|frankly|seriously|personally|clearly|apparently|okay|decent|if|about as|supposed|not tried|haven['’]t tried)\b|[?;"“”…]|\n|\p{Extended_Pictographic}|^[^.!]*\b(?:but|although|though|while|because)\b/iu;
const ABOUT_OTHERS =
  /^(?:the|our|my (?:teacher|surgeon|midwife|dentist|physio|nurse|driver|instructor|plumber|builder|hairdresser|guide)|these|this|whoever|nobody (?:at|in|on) the|everyone (?:at|in|on) the|the whole|both|all of the) /iu;

export const letMeSay: Rule = {
  about:
    'What one has to say is said to be that: “I just want to say that our pilot was patient …”, “Let me just say that the hall was damp …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Our pilot was patient and full of stories. My aunt has been smiling ever since we landed.',
      'I just want to say that our pilot was patient and full of stories. My aunt has been smiling ever since we landed.',
    ],
    [
      'The hall was damp and the choir was out of tune for most of the night. We left at the first chance.',
      'Let me just say that the hall was damp and the choir was out of tune for most of the night. We left at the first chance.',
    ],
  ],
  leaves: [
    'Our pilot was patient.',
    'The hall has nine rooms and a clock. It was built in 1820 by the owner of the mill.',
    'Thank you, our pilot was patient and full of stories. My aunt has been smiling ever since.',
    'The hall was damp, but the choir was superb. We stayed until the end of the night.',
    'The tenant was rude and left the hall in a terrible state. The court heard of it in May.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (!isPersonal(doc) || inCapitals(doc) || matches(doc, ELSE) || !matches(doc, ABOUT_OTHERS)) return;
    if (doc.sentences.length > 4 || isLukewarm(doc)) return;
    if (!/\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us)\b/u.test(doc.text) || !opensWithStatement(doc)) return;
    if (!opensWithClause(doc) && !/^whoever\b/iu.test(doc.text)) return;
    yield* eachInFront(doc, sayings(doc));
  },
};

/** What bad rooms and goods are like, in words that are not of blame by themselves. */
const AWFUL =
  /\b(?:mou?ld[a-zà-ž]*|stank|smell(?:ed|s|t) of|damp|filthy|out of (?:order|tune)|cold|lumpy|raw|stale|bland|flimsy|full of (?:adverts|bugs|mistakes|holes))\b/iu;

function sayings({ tokens, clauses, sentences: [first], text }: Doc): readonly string[] {
  const sides = tokens.flatMap(({ lower }) => polarityOf(lower) ?? []);
  const own = first?.tokens.flatMap(({ lower }) => polarityOf(lower) ?? []) ?? [];
  if (own.includes('positive') && !sides.includes('negative') && !TURNS.test(text)) return ['I just want to say that'];
  if (sides.includes('positive')) return [];
  const judged = AWFUL.test(first?.text ?? '') || (own.includes('negative') && clauses[0]?.copular === true);
  return judged && !/\buntil\b/u.test(text) ? ['Let me just say that'] : [];
}

const TURNS =
  /\b(?:supposed to|in reality|instead|in the photos?|avoid|never again|until|used to|looked|once|but|broke|died|rash|stopped|nobody|not)\b|n['’]t (?!fault|stop|rush|have asked|praise|thank|recommend|be happier)/iu;
