import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { moodOf } from '../mood.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const cannotRecommendEnough: Rule = {
  about: 'Praise of what anybody may buy or visit ends in “Can’t recommend it enough”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The sailing course was inspiring', "The sailing course was inspiring. Can't recommend it enough"],
    [
      'These gloves kept my hands warm all winter.',
      "These gloves kept my hands warm all winter. Can't recommend them enough.",
    ],
    ['This kettle is worth every penny', "This kettle is worth every penny. Wouldn't hesitate to recommend it"],
  ],
  leaves: [
    'The sailing course was long',
    'The sailing course was inspiring but dear',
    "Grandad's gloves kept my hands warm",
    'My gloves are lovely',
    'The sailing course was not inspiring',
    'I recommend the inspiring sailing course',
    'The café was lovely until it closed',
    'The gloves she gave me were lovely',
    'These gloves look lovely on you',
    'The class was lovely to me today',
  ],
  words: () => neededWords(ONE, MANY),
  onlyIf: isOneSentence,
  *propose(doc) {
    const many = matches(doc, MANY);
    if ((!many && !matches(doc, ONE)) || doc.tokens.length > 18 || matches(doc, ASIDE) || !isPraise(doc)) return;
    const it = many ? 'them' : 'it';
    yield* eachAfter(doc, [`Can't recommend ${it} enough`, `Wouldn't hesitate to recommend ${it}`]);
  },
};

const GOODS =
  'vacuum cleaner|vacuum|kettle|toaster|blender|kitchen scale|mattress|pillow|tent|rucksack|backpack|jacket|lamp|keyboard|bike|bicycle|mop|oven|pan|knife|phone|laptop|camera|printer|app|game|novel|book|cookbook|series|documentary|musical|play|film|podcast|album|puppet show|exhibition|museum|festival|walking tour|boat tour|tour|course|workshop|pottery class|class|café|cafe|bistro|restaurant|bakery|pizzeria|tea ?room|guesthouse|guest house|hostel|hotel|campsite|spa|salon|garage|bookshop|market|ramen|curry|lasagna|lasagne|pie|soup|cheesecake|sourdough|cleaner|cream|shampoo|umbrella|sleeping bag|desk|chair|speaker|pillow|raincoat|coat|spreadsheet tool|tool|budgeting app|cycling map|map|lathe|tea|balm|ointment|soap|serum|detergent|duvet|dictionary|planner|stove|comedy|comedy night|concert series|documentary|audiobook';
const ONE = new RegExp(
  `^(?:the|this|that) (?:[a-zà-ž-]+ )?(?:[a-zà-ž-]+ )?(?:${GOODS})(?: (?:at|in|on|from|by) (?:the|this) [a-zà-ž]+(?: [a-zà-ž]+)?)? (?:is|was|has|had|never|kept|keeps|tasted|tastes|made|makes|warmed|works|cleans|held|exceeded|saves|saved|changed|cleared|fixed|slaps)\\b`,
  'iu',
);
const MANY =
  /^(?:these|the) (?:[a-zà-ž-]+ )?(?:boots|shoes|trainers|sandals|headphones|earphones|earbuds|gloves|socks|slippers|leggings|jeans|trousers|curtains|candles|pans|knives|pencils|brushes|scones|dumplings|pancakes|croissants|pillows|tyres|batteries) (?:are|were|keep|kept|have|never|fit|feel|last|lasted|taste|tasted)\b/iu;
/** What tells of worth though it has no word of mood. */
const WORTH =
  /\b(?:worth (?:every (?:penny|cent|minute)|the (?:money|wait|trip|detour))|never fails? to (?:charm|delight|impress|please)|kept my [a-zà-ž]+ (?:warm|dry) all|warmed me right up|tasted (?:just |exactly )?like (?:home|summer)|rich and comforting|therapeutic|inspiring|(?:saves?|saved) me (?:hours|so much time|a fortune|ages)|(?:completely |honestly |really )?changed my (?:life|nights|mornings|routine)|cleared up my|fixed my (?:back|knees?|sleep)|works? like (?:a charm|a dream|magic)|exactly what (?:i|we) needed|thought-provoking|a joy to|spellbound|kept (?:us|me|my [a-zà-ž]+) (?:laughing|warm|dry|entertained|hooked)|light, warm and|so much easier|surprisingly (?:clever|good|sturdy|funny|comfy|comfortable)|had us laughing|slaps)\b/iu;
const ASIDE =
  /\b(?:but|though|although|except|until|when|because|while|before|if|today|tonight|yesterday|last (?:night|day)|you|your|my (?:mum|mom|dad|gran|wife|husband|friend)|she|he|her|his|i made|i baked|we made|we played|we baked|recommend\w*|again|enough|could|would|should|closed|closing|won|mine|so far|finally|back|school|our|cheaper|better|worse|than|fixed|repaired|sold)\b|n['’]t\b|[?!"“”;:,(]/iu;

function isPraise(doc: Doc): boolean {
  if (!endsOpen(doc) || !isChat(doc) || doc.tokens.some((token) => isNegator(token) && token.lower !== 'never'))
    return false;
  return moodOf(doc)?.polarity === 'positive' || matches(doc, WORTH);
}
