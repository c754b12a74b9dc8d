import { type Doc, matches, perDoc, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isProse } from '../../around/kind-shape.js';
import { all, isOf } from '../../around/only-if.js';
import { isRecord } from '../../around/record.js';
import { isGrave } from '../../around/register.js';
import { judgesThing } from '../judged-thing.js';

/** What a review is of, as its first sentence names it, and how such reviews are headed. */
const OF: readonly (readonly [RegExp, string])[] = [
  [/\b(?:film|movie|sequel|prequel|documentary|thriller|romance|silent films)\b/iu, 'Film review:'],
  [/\b(?:novel|book|memoir|biography|cookbook|translation|audiobook|paperback|novella|poems)\b/iu, 'Book review:'],
  [/\b(?:opera|musical|ballet|stage (?:version|play)|theatre production)\b/iu, 'Theatre review:'],
  [/\b(?:evening class|online course|beginner['’]s course|pottery class|cookery course)\b/iu, 'Course review:'],
  [/\b(?:exhibition)\b/iu, 'Exhibition review:'],
  [/\b(?:video game|board game|puzzle game)\b/iu, 'Game review:'],
  [/\b(?:concert|gig|recital|orchestra)\b/iu, 'Concert review:'],
  [
    /\b(?:hotel|motel|inn|guest ?house|b&b|resort|hostel|campsite|lodge|chalet|cruise|boat trip|walking tour|holiday (?:cottage|flat|apartment)|rental (?:cottage|apartment|flat))\b/iu,
    'Travel review:',
  ],
  [
    /\b(?:restaurant|bistro|café|cafe|trattoria|pizzeria|tasting menu|risotto|waiter|waitress|steakhouse|ramen|noodles are|scallops)\b/iu,
    'Restaurant review:',
  ],
  [
    /\b(?:blender|kettle|toaster|mattress|vacuum cleaner|drill|lawn ?mower|pressure washer|jacket|boots|tent|suitcase|backpack|headphones|headset|speaker|camera|laptop|tablet|printer|keyboard|pushchair|pram|dishwasher|washing machine|heater|pan|saucepan|sofa|armchair|socks|watch|bicycle|umbrella|sandals|trainers|raincoat|rucksack|pressure cooker|hairdryer|microwave|toothbrush|duvet|pillow|router|earbuds|gardening gloves|rice cooker|air fryer|trampoline|barbecue|stove)\b/iu,
    'Product review:',
  ],
];
const ELSE =
  /\b(?:[Yy]ou|[Yy]our|[Dd]ear|[Tt]hanks?|[Tt]hank you|[Pp]lease|sorry|police|court|tribunal|jury|council|tenant|landlord|residents|patients?|funeral|surgery|hospital|ward|diary|committee|invoice|account|ticket|order|staff (?:are|were) reminded|review\p{Ll}*|wrote|my (?:mother|father|aunt|uncle|son|daughter|sister|brother|boss|wife|husband)['’]s|author of|writing (?:a|his|her|my)|published|launched|wedding|won|prize|fire|burn\p{Ll}*|killed|arrested|stolen|stole|thie(?:f|ves)|lost|dropped (?:my|our|the|it)|in (?:our|the|my) office|at work|repair shop|repaired|shares|said|announced|yesterday|today|tomorrow|tonight|will)\b|[?"“”…]|^.{0,24}[:;]|\n|\p{Extended_Pictographic}/u;

/** What says, without a word that is rated, how it was. */
const JUDGED =
  /\b(?:collapses|insults|wanders off|tedious|falls apart|spoiled|loathe|a bore|drains|gave out|split the|survived|impossible to put down|richer than|won me over|clumsy|rubbery|rare gift|second skin|springy|wince|gripping|trusts its audience|walked out|promising\p{Ll}*|robotic|lifeless|wooden|beautifully|wonderfully|delight\p{Ll}*|shocking|creamy|fragrant|stale|keep my \p{Ll}+ dry|wobble|marvel|triumph|treasure|ruined|to tears)\b/u;

/** What guests, readers and buyers say that they did. */
const OF_A_GUEST =
  /\b(?:this|these|stayed|booked|dined|ate|ordered|bought|tried|waited|watched|picked up|wanted to (?:like|love)|looking forward to|have (?:used|owned|had)|spent|took|went to|had never)\b/iu;

/** The heading that fits a text which judges something that people review. */
const heading = perDoc((doc: Doc): string | undefined => {
  const first = doc.sentences[0]?.text ?? '';
  if (
    doc.text.length < 70 ||
    doc.sentences.length > 4 ||
    !/^(?:The|This|These|Our|We|I|Her|His|Their|What|A|An|Despite|Nothing|For|Although|Even|After years|Sturdy|From) /u.test(
      first,
    )
  )
    return undefined;
  if (/^(?:We|I) /u.test(first) && !OF_A_GUEST.test(first)) return undefined;
  if (
    /\b(?:thriller|romance)\b/iu.test(first) &&
    /\b(?:author|read|reading|pages?|chapters?|history of|prose)\b/iu.test(doc.text)
  )
    return undefined;
  const found = OF.filter(([thing]) => thing.test(first));
  return found.length === 1 ? found[0]?.[1] : undefined;
});

export const reviewLabel: Rule = {
  about: 'A review is headed with what it is: “Book review: …”, “Restaurant review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'This novel is a bore, and its hero would not scare a kitten. I left it on the train.',
      'Book review: This novel is a bore, and its hero would not scare a kitten. I left it on the train.',
    ],
    [
      'The bistro by the pier is a gem. We had the eel, and the waiter sang for us.',
      'Restaurant review: The bistro by the pier is a gem. We had the eel, and the waiter sang for us.',
    ],
  ],
  leaves: [
    'This novel is a bore',
    'I picked up this history of mills expecting a bore and found a thriller instead. The author is a treasure.',
    'The novel has nine chapters and a map. It is set on a pier in the autumn of a year that is not named.',
    'The hotel burned down on Friday, and guests who had lost everything stood in the street in dreadful cold.',
    'The laptop was stolen from my car on the first day, and the thieves laughed at us from across the dreadful street.',
    'I was on the phone in the hotel when my aunt rang with the wonderful news, and I sang all the way home.',
    'Your novel is a bore, and its hero would not scare a kitten. I left it on the train.',
    'I read the novel in the restaurant, which was lovely, and I left it on the train in a dreadful rush.',
  ],
  onlyIf: all(isOf('review', 'story', 'chat', 'notice'), isProse),
  *propose(doc) {
    const label = heading(doc);
    if (label === undefined || matches(doc, ELSE) || !(judgesThing(doc) || matches(doc, JUDGED))) return;
    if (isRecord(doc) || isGrave(doc)) return;
    yield* eachInFront(doc, [label]);
  },
};
