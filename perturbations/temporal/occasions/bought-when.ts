import { matches, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isUndated } from '../first-clause.js';
import { untimedStatements } from '../sentence-starts.js';

/** What one buys, and then uses. */
const BOUGHT =
  /^(?:phone|laptop|tablet|camera|bike|watch|vacuum|hoover|blender|printer|keyboard|headphones|headset|speakers|mattress|armchair|sofa|couch|desk|jacket|dress|shoes|shirt|charger|console|kettle|toaster|lamp|tent|backpack|rucksack|suitcase|pushchair|pram|stroller|boots|jeans|sweater|jumper|coat|pillow|pillows|dishwasher|microwave|grinder|router|monitor|earbuds|drill|mower|lawnmower|scooter|fan|heater|umbrella|wallet|handbag|bookshelf|wardrobe|pan|saucepan|frying-pan|wok|mug|flask|thermos|duvet|blanket|rug|curtains|trainers|sandals|slippers|gloves|scarf|hat|socks|tights|leggings|raincoat|hoodie|perfume|lipstick|moisturiser|moisturizer|shampoo|conditioner|sunscreen|razor|toothbrush|hairdryer|straightener|iron|scales|thermometer|telescope|binoculars|guitar|ukulele|drone|projector|webcam|mouse|stylus|case|sleeve|cable|adapter|powerbank|torch|flashlight|lantern|hammock|kayak|paddleboard|skateboard|helmet|saddle|tyres|tires|ladder|hammer|saw|sander|wrench|hose|cooker|fryer|juicer|whisk|peeler|knife|knives|chopping-board|teapot|cafetiere|puzzle|jigsaw|doll|puppet|pen|notebook|diary|planner|paint|wallpaper|candle|candles|diffuser|humidifier|dehumidifier|wig|necklace|bracelet|earrings|sunglasses|glasses|corkscrew|stapler|shredder|trimmer|strimmer|cot|crib|highchair|carrier|leash|harness|aquarium-pump)$/u;
const WHENS = ['last month', 'last week', 'two weeks ago', 'in March', 'a month ago', 'last weekend'];

/** The writer owns nothing of it. */
const OF_A_CASE = /\b(?:user|customer|client|tenant|patient)s?\b|^ticket\b/iu;

export const boughtWhen: Rule = {
  about: 'Says when the speaker bought the thing that the text judges',
  expects: { sentiment: 'same' },
  examples: [
    ['This blender works perfectly 👌', 'The blender I bought last month works perfectly 👌'],
    ['These gloves are so warm', 'The gloves I bought last week are so warm'],
    [
      'This kettle leaks from the lid. I want my money back.',
      'The kettle I bought last month leaks from the lid. I want my money back.',
    ],
  ],
  leaves: [
    'Ticket 12: User reports that the screen is blank. The cable was replaced.',
    'The blender you lent me is great',
    'This blender I bought is great',
    'The blender arrived yesterday',
    'The lamp is on the desk',
    'My phone is missing',
    'The kettle in our hotel room leaks',
    'This coat cost me a fortune',
    'This lamp is on sale',
  ],
  words: () => neededWords(BOUGHT),
  *propose(doc) {
    if (matches(doc, OF_A_CASE) || inCapitals(doc) || isFormal(doc) || !isUndated(doc) || matches(doc, NOT_BOUGHT))
      return;
    for (const { tokens } of untimedStatements(doc)) {
      const [the, second, third] = tokens;
      const noun = boughtThing(tokens);
      if (!the || !second || !third || !noun) continue;
      const article = /^\p{Lu}/u.test(the.text) ? 'The' : 'the';
      const who = /\bi\b/u.test(doc.text) && !/\bI\b/u.test(doc.text) ? 'i' : 'I';
      for (const when of WHENS)
        yield {
          edits: [
            { start: the.start, end: the.end, text: article },
            { start: noun.end, end: noun.end, text: ` ${who} bought ${when}` },
          ],
        };
      return; // the thing has been told of
    }
  },
};

/** The thing that opens the statement, where a judgement on it follows. */
function boughtThing(tokens: readonly Token[]): Token | undefined {
  const [the, second, third] = tokens;
  if (!the || !second || !/^(?:this|these|the|my|our)$/u.test(the.lower)) return undefined;
  if (/^(?:old|first|last|same|whole|other|big|best|worst)$/iu.test(second.text)) return undefined;
  const two = (second.pos === 'NOUN' || second.pos === 'ADJ') && BOUGHT.test(third?.lower ?? '');
  const noun = two ? third : second;
  const [verb, next] = tokens.slice(two ? 3 : 2);
  if (!noun || !verb || !BOUGHT.test(noun.lower) || !judges(verb, next)) return undefined;
  return verb.pos === 'NOUN' && !/s$/u.test(verb.lower) && !/s$/u.test(noun.lower) ? undefined : noun;
}

/** Where it is not the speaker's own, or how they came by it is told. */
const NOT_BOUGHT =
  /\b(?:comes in|available in|uses an?|missing|lost|stolen|gone|dead|buy|bought|buying|ordered|purchased?|got (?:it|this|these|them)|gift|present|present(?:ed)?|borrowed|lent|rent\w*|hired?|hotel|office|landlord|library|sale|offer|shop|store|(?<!for the )price|costs?|arrived|delivered|delivery|months?|weeks?|years?|days?|hours?|grandm\w+|grandp\w+|inherited|mine|yours|his|hers|will|isn['’]t mine|belongs?|sell\w*|for sale|(?:broke|died)(?! after)|try(?:ing)? on|for (?:my|his|her|our))\b|[?]/iu;

function judges(verb: Token, next: Token | undefined): boolean {
  if (/^(?:is|are|was|were)$/u.test(verb.lower))
    return next !== undefined && !/^(?:on|in|at|from|made|by|under|with|one|for|mine|number|size)$/u.test(next.lower);
  return /^(?:work|works|leak|leaks|burn|burns|keep|keeps|make|makes|smell|smells|feel|feels|look|looks|fit|fits|itch|itches|pinch|pinches|flicker|flickers|wobble|wobbles|crash|crashes|freeze|freezes|never|really|has|have|does|do|sounds|sound|squeaks|squeak|hurt|hurts|won|can|ca|falls|fall|sticks|jams|rattles|cuts|tore|broke|died|stopped|charges|prints|cleans|lasts|comes|come|folds|holds|takes|picks|plays|weighs|needs|runs|heats)$/u.test(
    verb.lower,
  );
}
