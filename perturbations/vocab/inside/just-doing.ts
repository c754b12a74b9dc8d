import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { insertedAfter } from '../../around/inserted.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { isCharged } from '../charged.js';

/** Small doings of the moment. */
const DOING =
  'parking|making|getting|putting|washing|watering|feeding|locking|unlocking|loading|unloading|packing|unpacking|hanging|moving|choosing|folding|sorting|cooking|baking|boiling|setting|clearing|picking|printing|charging|fetching|ironing|chopping|peeling|planting|repotting|sweeping|mopping|hoovering|vacuuming|wrapping|writing|filling|emptying|buying|ordering|booking|finishing|tidying|cleaning|painting|sanding|mending|fixing|stirring|grating|measuring|checking|comparing|downloading|uploading|updating|dropping|taking|having|warming|mixing|paying|signing|posting';
const HE_IS = new RegExp(
  String.raw`^(?:(?:mum|mom|dad|gran|grandma|grandpa|he|she|they|my [A-Za-zÀ-ž]+|our [A-Za-zÀ-ž]+|the (?:kids|boys|girls|twins|children)|(?!What|Who|That|This|It|There|Nobody|Everyone|Everything)\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?)(?:['’]s|['’]re| is| are))(?= (?:${DOING})\b)`,
  'iu',
);
const BARE = new RegExp(
  String.raw`^(?:${DOING}) (?:(?:up|out|down|away|off) )?(?:the|my|our|some|an?|[A-Za-zÀ-ž]+s)\b`,
  'iu',
);
const ELSE =
  /[!?;:"“”]|\b(?:just|always|constantly|tomorrow|tonight|tonight's|today|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:\d+|noon|midnight|[a-zà-ž]+ o['’]clock|(?:half|quarter) past|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))|to [a-zà-ž]+days?|later|soon|still|already|all (?:day|morning|evening|weekend)|for (?:hours|ages)|now|moving (?:to|in|out|away|house)|having (?:a baby|an affair|surgery)|sense|mistakes?|getting (?:married|divorced|better|worse|[a-zà-ž]+ed)|not|never|the (?:blame|world|piss|mick)|advantage|for granted|off|up with|is|are|was|were|makes?|takes?|helps?)\b/iu;

const EACH_HE_IS = new RegExp(HE_IS.source, 'giu');

export const justDoing: Rule = {
  about: 'What somebody is doing at the moment is what they are “just” doing: “Dad is just parking the car”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Dad is loading the kayak', 'Dad is just loading the kayak'],
    ['Repotting the ferns on the balcony 🪴', 'Just repotting the ferns on the balcony 🪴'],
  ],
  leaves: [
    'Dad is moving to Oslo',
    'Repotting ferns is fun',
    'Dad is always parking on the grass',
    'Is Dad loading the kayak?',
    'She is making me cry',
    'Dad is making a huge mess again 😡',
  ],
  words: once(() => neededWords(HE_IS, BARE)),
  onlyIf: all(isMessage, isOneSentence),
  *propose(doc) {
    const he = HE_IS.exec(doc.text);
    const rest = doc.text.slice(he?.[0].length ?? 0);
    if (ELSE.test(rest) || isCharged(doc)) return;
    if (/\b(?:me|him|her|us|them|it)\b/iu.test(rest) || doc.tokens.length > 14) return;
    if (he) yield* insertedAfter(doc, EACH_HE_IS, 'just');
    else if (matches(doc, BARE) && doc.clauses.length === 0) yield* eachInFront(doc, ['Just']);
  },
};
