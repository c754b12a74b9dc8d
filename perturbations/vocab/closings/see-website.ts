import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isRecord } from '../../around/record.js';
import { isCharged } from '../charged.js';
import { closed } from './closed.js';

/** What is sold, let or shown, as those describe it who sell it. */
const OFFERED =
  /^(?:the|this|these|our|all|each|every) (?:are |is )?(?:an? )?(?:[a-zà-ž-]+ ){0,4}?(?:lamp|hotel|hostel|gloves|kettle|toaster|tent|bag|backpack|rucksack|suitcase|jacket|coat|boots|shoes|mug|flask|bottle|blender|drill|saw|ladder|shelf|desk|chair|table|sofa|mattress|pillow|blanket|towels?|curtains|rug|model|edition|version|set|kit|pack|bike|helmet|scooter|pushchair|camera|phone|tablet|laptop|printer|speaker|router|charger|cable|torch|radio|clock|watch|cottage|cabin|campsite|guest ?house|spa|pool|gym|museum|gallery|castle|zoo|course|workshop|class|tour|cruise|ferry|rooms?|apartments?|flats?|menu|paint|soap|candle|cream|filter|heater|fan|oven|fridge|mower)\b/iu;
const DESCRIBED =
  /\b(?:comes? (?:in|with)|uses?|is located|are located|(?:metres|centimetres|inches|cm|mm|litres|grams|kilos?|kg) (?:long|wide|tall|high|deep)|weighs?|holds?|measures?|fits?|can be (?:washed|accommodated|booked|folded|used|rented)|check-in|on request|includes?|made of|made from|takes? place|opens? (?:at|on|from)|sleeps|seats|runs? (?:on|from|every)|lasts?)\b/giu;
const TOLD =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|us|was|were|had|did|bought|ordered|arrived|came|stayed|website|details|information|please|what you['’]d expect|shall|tenants?|landlord|but|only|too)\b|n['’]t\b|[?!:;"“”\n]|\p{Extended_Pictographic}/u;

export const seeWebsite: Rule = {
  about:
    'A description by those who sell or let ends with where to read on: “… For further details, please see our website.”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The flask comes in two colours and holds a litre. The lid is made of cork.',
      'The flask comes in two colours and holds a litre. The lid is made of cork. For further details, please see our website.',
    ],
  ],
  leaves: [
    'The flask is red.',
    'My flask comes in two colours and holds a litre. The lid is made of cork.',
    'The flask was in two colours and leaked. The lid is made of cork.',
    'The desk arrived on Friday in a box. It is made of pine and measures a metre by two.',
    'The hotel is awful and comes with fleas. The lid of the pool is made of cork.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (matches(doc, TOLD) || !matches(doc, OFFERED) || !isOffer(doc)) return;
    yield* closed(doc, ['For further details, please see our website', 'Please see our website for further details']);
  },
};

function isOffer(doc: Doc): boolean {
  const said = new Set(doc.text.match(DESCRIBED)?.map((each) => each.toLowerCase()));
  return (
    said.size > 1 &&
    /\.\s*$/u.test(doc.text) &&
    /^(?:notice|review|chat|story)$/u.test(kindOfText(doc)) &&
    !isRecord(doc) &&
    !isCharged(doc)
  );
}
