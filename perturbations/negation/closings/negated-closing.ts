import { type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { isTestimonial } from '../../around/testimonial.js';
import { isLonghand } from '../longhand.js';
import { blames, praises } from './said-through.js';

export const negatedClosing: Rule = {
  about:
    'A longer review or complaint is closed by a denial that agrees with it: “… We couldn’t fault it.”, “… That’s just not good enough.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We had a delicious lunch at this restaurant. The staff were lovely and the bread was baked that morning.',
      "We had a delicious lunch at this restaurant. The staff were lovely and the bread was baked that morning. We couldn't fault it.",
    ],
    [
      'Our room stank of drains and the shower was broken. The receptionist was rude when we complained.',
      'Our room stank of drains and the shower was broken. The receptionist was rude when we complained. Not recommended.',
    ],
  ],
  leaves: [
    'Good news: the money has come through, so the workshop for the deaf goes ahead in May. I am so proud of us.',
    'The staff were lovely.',
    'We had the lamb. The staff were lovely. I have no complaints.',
    "Dad's surgeon came out smiling, and I cried before he spoke. I kissed a stranger at the coffee machine in the waiting room.",
    'The film runs for two hours. It is on until Friday.',
    'The lease ended. The claimant found that the rooms were filthy and the door was broken.',
    'He was sent home with a broken hip. The registrar shrugged when I begged him to look again.',
    'My aunt sold the cottage behind our backs. My brother has not slept in the lodge since, and the rooms stink.',
    'We had the lamb and it was lovely. The waiter was rude and the bill was wrong.',
    'Our room stank of drains and the shower was broken. Never again.',
    'Eat here if you eat out at all. The lamb fell off the bone, and the waiter brought my drops without being told twice, which beats most places.',
    'The driver was delayed twice and the parcel was left at the wrong door. The firm has lost three other parcels since May.',
    'I am sorry that I cannot endorse Ms Okoro for the post. In two years at our shop she was rude to the staff and lost three orders.',
    'The hearing was put off twice and the room was filthy, which cost us a fortune. I have lost all faith in the courts.',
    'I picked up this novel at the pier and read it at once. The two aunts are kind, wise and wonderful.',
    'Wow. My glasses were broken, and the shop made a new pair in a day. A customer for life here.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (doc.tokens.length < 16 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc) || isTestimonial(doc)) return;
    const last = doc.sentences.at(-1);
    if (!/^(?:chat|review|letter|story)$/u.test(kindOfText(doc)) || !last || last.kind === 'command') return;
    if (SAID.test(last.text) || /!{2}|\p{Extended_Pictographic}/u.test(doc.text)) return;
    const sentences = praises(doc) ? praise(doc) : blames(doc) ? blame(doc, last) : [];
    for (const sentence of sentences) {
      const after = saidAfter(doc, sentence);
      if (after) yield after;
    }
  },
};

/** Whatever says it already, or a last word after which nothing is said. */
const SAID =
  /\b(?:fault|complaints?|complaining|enemy|good enough|(?:un)?acceptable|never|avoid|regards|sincerely|hesitate|recommend\w*|thank\w*|please|refund|regret|back|treat|expect|hope\w*|will|must|should|outrageous|disgrac\w*|infuriat\w*|feel|feels|felt|feeling|sorry)\b|n['’]t\b|['’](?:ll|d)\b/iu;

/** What was eaten or visited, so that one may find fault with it. */
const SERVED =
  /\b(?:service|staff|food|meal|menu|dinner|lunch|breakfast|hotel|room|guest ?house|campsite|restaurant|cafe|café|workshop|stay|cottage|treehouse|cabin|hostel|tour|spa|salon|caravan park|resort|lodge|bakery|market|museum|zoo|gallery|farm|mechanic|dentist|plumber|builder|fitters?)\b/iu;
/** What was bought for oneself, which one may be happy with. */
const BOUGHT =
  /\b(?:I|[Ww]e)(?:['’]ve| have)? (?:just |recently )?(?:bought|ordered|purchased|got|had|own(?:ed)?|found|chose|picked) (?:up )?(?:this|these|them|it|one|my|two|an?)\b|^Bought\b/u;
/** Somebody else's pleasure or pain, beside which one's own is out of place. */
const OTHERS = /\b(?:for (?:my|our) (?!home|house|kitchen|garden|desk|bike|car|flat|office)|gift|present)\b/iu;

/** What befalls oneself and one’s own, with which nobody finds fault. */
const LIVED =
  /\b(?:surge(?:on|ry)|operation|scan|diagnosis|stranger|pupils|students|classes|exams?|verdict|grants?|approved|go(?:es|ing)? ahead|come through|bursting|good news|great news|born|birth|engaged|proposed|diary|hugged|kissed)\b/iu;

function praise(doc: Doc): readonly string[] {
  if (kindOfText(doc) === 'letter' || matches(doc, OTHERS) || matches(doc, LIVED)) return [];
  const we = /\b[Ww]e\b/u.test(doc.text);
  const mine = we || /\b(?:I|[Mm]y)\b/u.test(doc.text);
  if (matches(doc, SERVED))
    return we
      ? ["We couldn't fault it", "We couldn't have asked for more"]
      : mine
        ? ["I couldn't fault it", "I couldn't have asked for more"]
        : ["You couldn't ask for more"];
  if (/\b(?:novel|book|memoir|biography|film)\b/iu.test(doc.text)) return [];
  if (matches(doc, BOUGHT)) return we ? ["We couldn't be happier"] : ["I couldn't be happier", 'No regrets whatsoever'];
  return kindOfText(doc) === 'review'
    ? [we ? "We couldn't have asked for more" : mine ? "I couldn't have asked for more" : "You couldn't ask for more"]
    : [];
}

/** Whose doing it was: with nobody to blame there is nothing to ask of them. */
const OWED =
  /\b(?:service|staff|hotel|rooms?|restaurant|waiter|waitress|drivers?|couriers?|company|shop|store|airline|reception|receptionist|desk|manager|seller|manufacturer|helpline|support|website|app|garage|plumber|builder|branch|bailiff|stylist|salon|technician|landlord|agency|order(?:ed)?|exchange|concert|clinic|hostel|apartment|course|guard|carriage|conductor|contractor|insurer|claim|council|driver|supplier|steward|crew|usher|queue|parcel|delivery)\b/iu;
/** What is judged for those who may want it too. */
const OFFERED =
  /\b(?:film|movie|novel|book|memoir|documentary|play|musical|sequel|series|game|app|headphones|earphones|speaker|printer|kettle|toaster|blender|grinder|cooker|coffee machine|vacuum|mower|mattress|bed|buggy|stroller|pram|tent|backpack|boots|shoes|jacket|coat|trousers|jeans|umbrella|lamp|desk|table|chair|sofa|wardrobe|bike|saddle|watch|phone|laptop|tablet|camera|charger|drill|hotel|hostel|guest ?house|campsite|caravan|cottage|room|tour|boat trip|restaurant|café|cafe|spa|gym|show|brand|zip|buffet|cruise)\b/iu;
/** What one had before and was spoilt, which nobody offers. */
const ONES_OWN =
  /\b(?:lost|broke|damaged|cracked|ruined|scratched|stained|dented|tore|bent|on) (?:my|our|her|his) [a-zà-ž]+(?: (?:and|,) (?:my|our) [a-zà-ž]+)?/giu;
/** Harm that no verdict on a service answers. */
const HARM =
  /\b(?:alone|i went to bed|hip|hospital|ward|surgeon|registrar|surgery|dentist|pain|diary|coward|frightened|kidneys?|tablets|bullied|war|killed|fire|flood\w*|courts?|appeal|judge?ment|tribunal|patient|liar|bedbugs|colleague|starter|shares?|profit|analysts|planning|sick)\b/iu;

/** What was done to one’s own people, or by them, is reviewed by nobody. */
const OF_KIN =
  /\b(?:my|our|his|her|the) (?:brother|sister|mother|father|mum|mom|dad|son|daughter|aunt|uncle|cousin|wife|husband|girls|boys|children|bride)\b|\b(?:wedding|bridesmaids?|funeral|coach|teammates?|inherit\w*|the will)\b/iu;

function blame(doc: Doc, last: Sentence): readonly string[] {
  if (matches(doc, HARM)) return [];
  const addressed = /\b(?:[Yy]ou|[Yy]our)\b/u.test(doc.text);
  if (
    !addressed &&
    kindOfText(doc) !== 'letter' &&
    OFFERED.test(doc.text.replaceAll(ONES_OWN, '')) &&
    !matches(doc, OF_KIN)
  )
    return ['Not recommended'];
  // Reports do not scold: whoever asks for better was there.
  if (!addressed && !/\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us)\b/u.test(doc.text)) return [];
  if (!matches(doc, OWED) || /^(?:I|It|This|That|We)\b|\b(?:we are|we were)\b/u.test(last.text)) return [];
  return isLonghand(doc) || kindOfText(doc) === 'letter'
    ? ['This is simply not good enough', 'This is not acceptable']
    : ["That's just not good enough", "It's not good enough"];
}
