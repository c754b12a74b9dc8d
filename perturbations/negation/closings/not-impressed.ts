import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { moodOf } from '../mood.js';
import { endsOpen } from './afterthought.js';

export const notImpressed: Rule = {
  about: 'A complaint about what was bought, eaten or promised ends in “Not impressed”',
  expects: { sentiment: 'same' },
  examples: [
    ['The pizza was cold and an hour late', 'The pizza was cold and an hour late. Not impressed'],
    ['my parcel turned up soaked again 😠', 'my parcel turned up soaked again 😠 not happy'],
    [
      'The hotel room was filthy and smelled of smoke.',
      'The hotel room was filthy and smelled of smoke. Not good enough.',
    ],
    ['The tailor cut the wrong sleeve', 'The tailor cut the wrong sleeve. Not impressed'],
  ],
  leaves: [
    'My dad was late',
    'The pizza was hot and cheesy',
    'The pizza was cold but I loved it',
    'The pizza was cold, sorry',
    "The pizza wasn't cold",
    'I feel cold',
    'Was the pizza cold?',
    'The train was late because a man died',
    'I left my phone on the train and it is lost',
    'The pizza was cold. The chips were soggy. The cola was flat.',
    'The tenant reports that the boiler is leaking',
    'We got the room dirty',
    'The train is running ten minutes late 🚆',
    'The lift in our hotel is broken',
    'The vase was too hot for my daughter to hold',
    'The ice was too thin for skating',
  ],
  words: () => neededWords(FAULT, SHODDY),
  *propose(doc) {
    if (!complains(doc)) return;
    for (const said of [
      'Not impressed',
      ...(matches(doc, OF_PERFORMERS) ? [] : ['Not happy']),
      ...(matches(doc, SERVED) ? ['Not good enough'] : []),
    ]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

const BOUGHT =
  /\b(?:order|parcel|package|delivery|soup|food|pizza|burger|coffee|curry|chips|meal|steak|pasta|starter|breakfast|lasagn[ae]|sandwich|cake|room|hotel|hostel|mattress|waiter|staff|service|app|website|internet|wi-?fi|broadband|flight|train|bus|tram|taxi|seats?|landlord|boiler|heating|shower|update|kettle|toaster|blender|headphones|boots|shoes|jacket|zip|buffet|driver|courier|company|shop|builder|plumber|receptionist|salon|haircut|curtains|printer|laundrette|campsite|lifts?|cinema|crust|starter)\b/iu;
const FAULT =
  /\b(?:cold|late|smashed|broken?|snapped|wrong|stale|soggy|soaked|burnt|bland|tasteless|leaks?|leaked|leaking|off again|down again|out again|raw|forgot (?:my|our)|dragged|dirty|filthy|stained|ignored (?:me|us)|rude|crash(?:es|ed)|stopped working|packed in|missing|charged (?:me|us)|overcharged|cancelled (?:on|at|our|my)|ripped|scratched|faulty|useless|freezing|mouldy|still nothing|never turned up|damp|stank|stinks)\b/iu;
/** What no buyer, guest or passenger puts up with, whatever it was: said of a thing or of those who were paid. */
const SHODDY =
  /^(?:the|this|that|these|those|our|they|customer support|paid|half (?:of )?the|my (?:haircut|order|parcel|steak|flat white|latte|curry|package|delivery|pizza|burger|new [a-zà-ž]+)) (?!(?:dog|cat|kids?|toddler|baby|witness|defendant|patient|tenant)\b)[^.!?]*\b(?:(?:arrived|came|turned up) (?:[a-zà-ž]+ )?(?:shattered|smashed|broken|damaged|scratched|dented|torn|in pieces|with half|uneven|crooked|empty|soaked|squashed|crushed)|kept (?:me|us) (?:waiting|on hold)|hung up on (?:me|us)|hurried us|rushed us|was closed (?:during|for) our|half the [a-zà-ž]+ missing|(?:started|began) (?:cracking|peeling|leaking|fraying|rusting|falling apart)|fell apart|(?:deletes|eats|loses) my|made everything slower|gave away the (?:whole )?(?:plot|ending)|picks up nothing|(?:barely|hardly) (?:picks|works|worked|heats|charges|cuts|ever worked)|hardly ever (?:works|worked)|chokes on|out of tune|(?:shortened|delivered|sent|cut|fitted|charged|booked|gave (?:me|us)) the wrong|sold (?:me|us) (?:expired|rotten|stale|mouldy|moldy|broken|faulty|fake)|(?:smaller|shorter|thinner|dirtier|darker|older) than (?:advertised|promised|in the (?:photos?|pictures?))|(?:were|was|is|are) (?:way |far |much )?too (?:short|small|salty|sweet|tight|loud|slow|weak|hard|noisy|oily|greasy|dry)(?! (?:for|to)\b)|hard as (?:bricks|rocks?|a board|stone|nails)|(?:die|dies|died|drains?|drained) (?:far |way |much )?too fast|already sour|was (?:definitely )?off\b|(?:was|were) (?:rotten|rancid|mouldy|moldy|undercooked|overcooked|expired)|longest route|pinch(?:es)? my|jams? (?:whenever|every time|constantly)|crude and|mumbled|grating|disgraceful|thrown on|late again|(?:badly|poorly) (?:organised|organized|marked|lit|made|written|translated|designed|packed|printed|dubbed|edited|maintained|signposted)|(?:is|was) impossible to (?:navigate|use|open|clean|assemble|read)|wilted|full of (?:puddles|hairs?|mistakes|errors|bugs|typos)|walls (?:are|were) so thin|cut (?:me|us) off twice|(?:were|was) (?:broken|missing|cracked)|arrived (?:cold|late)|uneven and|showed up an hour late|sour two days before|there was a hair)\b|^there was (?:a|an) (?:hair|fly|worm|bug|beetle|slug) in (?:my|our|the)\b/iu;
/** Who is judged, not complained of. */
const OF_PERFORMERS = /^the (?:comedian|singer|actors?|band|guide|speaker|host|pianist|choir)\b/iu;
const SERVED = /\b(?:staff|service|hotel|company|room|driver|courier|waiter|airline|shop|landlord)\b/iu;
/** What is weighed, excused, sad, or one's own doing. */
const ASIDE =
  /^missed\b|\b(?:usually|always|often|sometimes|when|whenever|but|sorry|though|although|because|if|would|could|might|hope\w*|feel|feeling|ill|sick|scared|hospital|furious|angry|annoyed|livid|fed up|disappointed|impressed|happy|enough|again and again|laughed so|laughing|my (?:husband|wife|son|daughter|mum|dad) laughed|i (?:burnt|burned|left|lost|broke|forgot|dropped|spilled|missed)|we got|reports?|not|neither|nor|never again|flu|i['’]ve got|joke|lovely|legend|i give up)\b|n['’]t\b|[?!😭💔😢]/iu;

/** How things stand just now is first of all a notice: `the train is running late`, `the shower is broken`. */
const NOTICE =
  /(?:\b(?:is|are|has been|have been)|['’]s|['’]re) (?:currently |now |running |about |[a-zà-ž]+ (?:minutes|hours) |an hour )*(?:late|broken|missing|leaking|off again|down again|out again|delayed|cancelled|damp)\b(?!.*[😠😡😤🙄🤬])/iu;

function complains(doc: Doc): boolean {
  const { sentences, tokens } = doc;
  if (sentences.length > 2 || tokens.length > 26 || tokens.length < 4 || !endsOpen(doc) || isGrave(doc)) return false;
  if (matches(doc, ASIDE) || matches(doc, NOTICE)) return false;
  if (
    !(sentences.length === 1 && tokens.length < 18 && matches(doc, SHODDY)) &&
    !(matches(doc, BOUGHT) && matches(doc, FAULT))
  )
    return false;
  return moodOf(doc)?.polarity !== 'positive';
}
