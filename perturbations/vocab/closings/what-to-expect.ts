import { matches, type Rule } from '../../../src/plugin.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isProse } from '../../around/kind-shape.js';
import { isRecord } from '../../around/record.js';
import { isGrave } from '../../around/register.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { judgesThing } from '../judged-thing.js';
import { isLukewarm } from '../lukewarm.js';
import { hasOpinion } from '../stance.js';
import { closed } from './closed.js';

/** What others may go to, stay at, hire or buy. */
const FOR_OTHERS =
  /^(?:the|this|these|our|we|i) (?:[^.]{0,30} )?(?:hotel|hostel|motel|inn|cabin|cottage|campsite|guest ?house|lodge|resort|apartment|restaurant|café|cafe|bistro|bakery|pub|museum|zoo|aquarium|spa|garage|salon|ferry|cruise|tour|course|gym|garden centre|dry cleaner|boots|shoes|tent|blender|kettle|toaster|mattress|vacuum|drill|mower|lawnmower|jacket|coat|suitcase|backpack|pram|pushchair|headphones|speaker|camera|tablet|laptop|printer|keyboard|paint|wedding venue|venue|clinic|dentist|vet|shower|nursery|rental|airline|bus company|shuttle|center|centre|pillow|tap|heater|fridge|washing machine|dishwasher|food|soup|pasta|risotto)\b/iu;
/** What one reads, watches or listens to. */
const WORK_OF_ART =
  /^(?:the|this|her|his|their) (?:[^.]{0,25} )?(?:novel|book|film|movie|sequel|play|musical|concert|album|audiobook|memoir|biography|documentary|series|opera|ballet|translation|exhibition|cookbook|podcast|plot)\b/iu;
const ELSE =
  /\b(?:[Yy]ou|[Yy]our|[Dd]ear|[Tt]hanks?|[Tt]hank you|please|sorry|police|court|tribunal|jury|inspector\p{Ll}*|council|tenant|landlord|residents|patients?|funeral|wound\p{Ll}*|surgery|hospital|ward|daughter['’]s|diary|minutes of|committee|share|expect\p{Ll}*|honest\p{Ll}*|opinion|recommend\p{Ll}*|others?|anyone|every(?:one|body) should|avoid|posting|warn\p{Ll}*|review|stars?|to report|refund|compensation|today|tomorrow|yesterday|will be|won the|prize|vote[ds]?|celebrat\p{Ll}*)\b|[?"“”…]|\n|\p{Extended_Pictographic}/u;

export const whatToExpect: Rule = {
  about:
    'A review ends with why it is posted, or whose view it is: “… Posting this so that others know what to expect.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'This tent leaked in the first shower, and the poles bent like straws when the wind rose.',
      'This tent leaked in the first shower, and the poles bent like straws when the wind rose. Posting this so that others know what to expect.',
    ],
    [
      'The sequel is a dreadful bore, and the villain would not scare a kitten. I left before the end.',
      "The sequel is a dreadful bore, and the villain would not scare a kitten. I left before the end. That's my opinion, for what it's worth.",
    ],
  ],
  leaves: [
    'This tent leaked.',
    'The exhibition covers the years between two floods. There are maps upstairs, and a tour takes about an hour.',
    'This tent was average, and the poles were what one pays for at such a price, no more and no less.',
    'Your tent leaked in the first shower, and the poles bent like straws when the wind rose.',
    'The tent has nine poles and two doors. It weighs three kilos and fits into a bag of forty litres.',
    'The museum was saved by the council, and the crowd cheered in the square until late at night.',
    'My tent leaked in the first shower, and my late uncle would have wept at the sight of it.',
  ],
  onlyIf: isProse,
  *propose(doc) {
    if (doc.text.length < 60 || doc.sentences.length > 4 || matches(doc, ELSE)) return;
    const art = matches(doc, WORK_OF_ART);
    if ((!art && !matches(doc, FOR_OTHERS)) || isLukewarm(doc) || !judgesThing(doc)) return;
    if (
      !(
        isPersonal(doc) ||
        (isProse(doc) && /^(?:notice|clinical)$/u.test(kindOfText(doc)) && speaksIll(doc) && !isRecord(doc))
      ) ||
      isGrave(doc)
    )
      return;
    if (!art) yield* closed(doc, ['Posting this so that others know what to expect']);
    else if (hasOpinion(doc)) yield* closed(doc, ["That's my opinion, for what it's worth"]);
  },
};
