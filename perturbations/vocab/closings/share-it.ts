import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isPersonal } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { isOutspoken } from '../charged.js';
import { closed } from './closed.js';

/** What one would not share with all: told in sorrow, in confidence, or to one reader. */
const NOT_TO_ALL =
  /\b(?:you|your|yours|u|dear|hi|hello|thanks?|thank you|please|sorry|patients?|clients?|customers?|die[ds]?|dying|funeral|miscarr[a-zà-ž]*|divorc[a-zà-ž]*|cancer|tumou?r|ashamed|humiliat[a-zà-ž]*|crying|tears|wept|suicid[a-zà-ž]*|hospice|bruises|assault[a-zà-ž]*|police|tenant|landlord|appointment|meeting|committee|mayor|council|volunteers|members|donations?|residents|parish|quarter|forecast|diary|secret|hope (?:this|that)|well done|congrat[a-zà-ž]*|share|recommend|refund|invoice[a-zà-ž]*|compensation|account|hearing|baby|hospital|ward|anyone|everyone should)\b|[?:;"“”…]|\n|\p{Extended_Pictographic}/iu;

/** What one does or has to do with as a guest or a buyer. */
const OF_A_BUYER =
  /\b(?:(?:we|i) (?:stayed|booked|bought|ordered|hired|rented|visited|paid for|signed up|tried)|our (?:room|guide|waiter|waitress|table|hotel|driver|plumber|fitter)|the (?:hotel|hostel|restaurant|waiter|waitress|seller|shop|garage|receptionist|chef|tour|helpline|manufacturer|physiotherapist|hairdresser|salon))\b/iu;

export const shareIt: Rule = {
  about: 'A story to all ends with why it is told: “… The ferryman sang to us. Just thought I’d share my experience.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We booked a cabin by the lake and the ferryman brought us fresh bread each morning. The beds were awful, but we slept.',
      "We booked a cabin by the lake and the ferryman brought us fresh bread each morning. The beds were awful, but we slept. Just thought I'd share my experience.",
    ],
  ],
  leaves: [
    'My niece has a goldfish',
    'Your ferryman sang to us all the way across. We could have listened to him for a week.',
    'My uncle died at sea. The men who were with him came to us and wept in the hall with my aunt.',
    'The ferry has nine seats and a horn. It crosses the lake every hour between noon and dusk.',
    'We will cross the lake in May. The ferryman will sing to us, and I shall bring my niece along.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (matches(doc, NOT_TO_ALL) || !isPersonal(doc) || isGrave(doc) || inCapitals(doc) || !tellsOwnStory(doc)) return;
    const sides = doc.tokens.flatMap(({ lower }) => polarityOf(lower) ?? []);
    if (matches(doc, OF_A_BUYER) && (sides.length > 0 || isOutspoken(doc)))
      yield* closed(doc, ["Just thought I'd share my experience"]);
    else if (!speaksIll(doc) && sides.includes('positive')) yield* closed(doc, ["Just thought I'd share"]);
  },
};

/** Two sentences or more in which the teller or theirs did something, or it befell them. */
function tellsOwnStory({ sentences, clauses, text }: Doc): boolean {
  if (sentences.length > 5 || text.length < 70 || !/^\p{Lu}.*[.]\s*$/su.test(text)) return false;
  if (sentences.some(({ kind }) => kind !== 'statement') || !/\b(?:I|[Mm]y|[Ww]e|[Oo]ur|us|me)\b/u.test(text))
    return false;
  const [clause] = clauses;
  return (
    clause !== undefined &&
    clause.sentence.index === 0 &&
    clauses.some(({ tense, copular, subject }) => tense === 'past' && !copular && subject.head.lower !== 'there')
  );
}
