import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isCharged } from '../charged.js';
import { isHeadable, isTold, isVerdict } from '../headings/headable.js';
import { judgesThing } from '../judged-thing.js';
import { isLukewarm } from '../lukewarm.js';
import { takesSides } from '../side-of.js';
import { topicOf } from '../topic.js';

/** On what such a fact opens: what is told of, not when or where. */
const OPENS =
  /^(?:the|an?|there (?:is|are|was|were)|both|each|all|mr|mrs|ms|dr|samples|passports|subscriptions|\p{Lu}\p{Ll}+ (?:is|are|was|were|has|have) )(?: |\b)/iu;
/** Rules, feelings and news, what is told of a patient or a case, and what is so by chance. */
const ELSE =
  /\b(?:shall|must|should|licen[cs]e|permit|section|clause|agreement|contract|lease|party|person|biography|author|repeats|leaves out|ends without|(?:is|are) (?:then |first )?[a-zà-ž]+ed twice|before (?:it|they) (?:is|are)|patient|claimant|defendant|court|judge|tribunal|landlord|tenant|said|says|told|claims?|warn[a-zà-ž]*|fear[a-zà-ž]*|hop(?:e|es|ed)|record|reference|wondering|apparently|allegedly|perhaps|probably|unfortunately|luckily|but|although|though|however|only|even|still|never|nobody|nothing|some of it|villagers|residents|families|police|died|killed|dead|wound[a-zà-ž]*|blood|symptoms|prison\p{Ll}*|chapters?|essays?|specimen|formalin|biopsy|swab|bloods|serum|laboratory|cassettes?|a man who|a woman who|freed|closure|workers|jobs?|abused|ants|turned out|embraced|tears|cheer[a-zà-ž]*|welcomed|no sense|cardboard|insult[a-zà-ž]*|let-?down|peel[a-zà-ž]*|refus[a-zà-ž]+|contaminated|knowingly|hid|sang|w[io]n|luck|hardly|barely|beekeepers?|not seen for|cup|droppings|raised enough|seizures|remarkably|(?:is|are) (?:asked|advised|requested|reminded|informed|invited)|x-ray|scan|dose|infants?|bab(?:y|ies)|newborns?|toddlers?|drows(?:y|iness)|intensive care|ventilator|fever|were then|sediment|sieved|film|novel|play|book|story|documentary|he|she)\b|[!?"“”]/iu;

export const forTheRecord: Rule = {
  about: 'A plain fact is told for the record, or for reference: “For the record, the raft was moved in May.”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The raft, which is made of old doors, was moved from the pond to the pier in May.',
      'For the record, the raft, which is made of old doors, was moved from the pond to the pier in May.',
    ],
    [
      'The kiln is lit on the first Monday of the month and takes two days to cool down.',
      'For reference, the kiln is lit on the first Monday of the month and takes two days to cool down.',
    ],
  ],
  leaves: [
    'The toddler was drowsy in the night and had to be moved to the ward on the pier.',
    'The raft is made of old doors.',
    'Cores of mud were taken from the pond at six places. They were then cut into discs and dried.',
    'The otters have come back to the pond in numbers not seen for decades, and the rafters can hardly believe it.',
    'The raft makes no sense, its doors are made of cardboard, and the paddle is an insult to the pond.',
    'Guests of the raft are asked to leave their shoes and their umbrellas on the pier.',
    'The raft is a disgrace, and whoever painted it on the pier should be ashamed of it.',
    'My raft is made of old doors and was moved from the pond to the pier in May.',
    'The lessee shall move the raft from the pond to the pier before the end of May.',
    'The third chapter describes how rafts were made of old doors, and the fourth turns to the pier.',
    'The specimen was received in a jar and measures two by three centimetres across.',
    'The raft repeats itself, leaves out the pier altogether and ends without a rudder or a rope.',
    'A permit granted under this rule expires on the third anniversary of the day on which the raft was moved.',
    'The wool of the rafters is washed twice and is dried in the shade before it is spun.',
    'The raft was of average size and did what a raft does, no more and no less than that.',
  ],
  *propose(doc) {
    if (!matches(doc, OPENS) || !isHeadable(doc) || !isTold(doc) || matches(doc, ELSE)) return;
    if (takesSides(doc) || judgesThing(doc) || isVerdict(doc) || isCharged(doc) || isLukewarm(doc)) return;
    if (/^(?:law|health)$/u.test(topicOf(doc)?.kind ?? '')) return;
    yield* eachInFront(doc, [isOfNow(doc) ? 'For reference,' : 'For the record,']);
  },
};

const isOfNow = (doc: Doc): boolean =>
  doc.clauses.every(({ tense }) => tense !== 'past') && !/\b(?:was|were|had)\b/u.test(doc.text);
