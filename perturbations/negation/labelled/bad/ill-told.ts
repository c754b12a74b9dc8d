import { type Doc, matches } from '../../../../src/plugin.js';
import { isOfficial } from '../../../around/register.js';
import type { Talk } from './ill-scene.js';

/** What a line or two among friends, or a short verdict, is about. */
export function scenesAmongFriends(doc: Doc): Talk | undefined {
  if (matches(doc, GRAVE) || doc.tokens.length > 34 || doc.tokens.length < 3 || /[:;]/u.test(doc.text))
    return undefined;
  for (const [talk, pattern] of FELT) if (matches(doc, pattern)) return talk;
  if (isOfficial(doc) || !matches(doc, OF_THINGS)) return matches(doc, MISHAP) ? 'mishap' : undefined;
  for (const [talk, pattern] of JUDGED) if (matches(doc, pattern)) return talk;
  return matches(doc, STATED) || /^what a (?:rip-off|con|shambles)\b/iu.test(doc.text) ? 'fault' : undefined;
}

const GRAVE =
  /\b(?:died|dies|dying|passed away|funeral|cancer|tumou?r|lump|suicid\w*|grave|vet (?:says|said)|nothing more (?:they|we|she|he|to be done)|maybe a week|miscarr\w*|killed|war|ambulance|assault\w*|abus\w+|harass\w*|patients?|defendant|tenants?|court|lips|drunk|crying|frightened|you|your|mum is|is furious|are furious)\b(?! (?:and i missed|mid))/iu;

/** What somebody feels or meets with. */
const FELT: readonly (readonly [Talk, RegExp])[] = [
  ['missing', /\bI miss (?:my|our|her|him|the)\b/iu],
  ['worry', /\b(?:worried|worry|worries|anxious|dreading|nervous|scared|terrified)\b/iu],
  [
    'shame',
    /\b(?:ashamed|guilty|(?:embarrassed|mortified) (?:about|by|that) (?:what I|how I|tripping|my|I)|so embarrassed about)\b/iu,
  ],
  ['regret', /\b(?:regret\w*|wish I(?:['’]d| had) never)\b/iu],
  [
    'hurt',
    /\b(?:(?:hate|loathe|despise|detest) (?:being|feeling) (?:so )?(?:ignored|excluded|overlooked|forgotten|alone|judged)|left out|invisible|lonely|betrayed|jealous|humiliated|ignored by everyone|unloved|forgot my birthday|unwanted|useless at|like a failure|so ignored|unmatched me|stood me up|(?:nobody|no one) (?:came|showed up|turned up) to my|feel(?:ing)? (?:so |really |completely |totally |utterly )?(?:sick|drained|hopeless|empty|low|unseen|stupid|rejected|overlooked|awful|terrible))\b/iu,
  ],
  ['sadness', /\b(?:sad|heartbroken|devastated|gutted|crushed|shattered that|heart ?broken)\b/iu],
  ['hopes', /\b(?:disappointed|disheartened|letdown|let down|let-down)\b/iu],
  [
    'failure',
    /\b(?:I|we)(?:['’]ve)?(?: just)? (?:failed|lost (?:the (?:final|match|game|cup|race|semi\w*|case|election)|in|by|to|against)|got rejected|didn['’]t get)\b|\b(?:passed over|was rejected|got turned down|failed its)\b|^(?:lost|relegated|failed) again/iu,
  ],
  [
    'ache',
    /^(?:ugh,? )?(?:I|I['’]ve|my (?:knee|back|neck|tooth|head|hand|foot|ankle|shoulder|throat|stomach|eyes?|ears?|jaw|leg|arm|hip|wrist|elbow|feet|legs)|this (?:headache|cough|toothache|migraine|cold)|woke up|burnt my|burned my|seasick|nightmares)\b[^.!?]*\b(?:aches?|aching|hurts?|sore|headache|migraine|throbb\w+|stings?|stung|rash|blisters|twisted|sprained|stiff neck|swollen|seasick|nausea|flu|burnt my|burned my|cough|toothache|won['’]t go away|fever|hay fever|tongue)\b/iu,
  ],
  [
    'being',
    /\bI (?:really |absolutely )?(?:hate|loathe|detest|despise|can['’]t stand) (?:\w+ing\b|it when (?!people|my|he|she|they))/iu,
  ],
  [
    'nuisance',
    /\b(?:(?:fed up|sick|tired|worn out|exhausted) (?:of|with|from|by)|can['’]t stand(?= \w+ing\b)|sick and tired|had enough of|is killing me|can['’]t sleep|keeps? (?:drilling|barking|shouting|playing)|kept (?:drilling|playing)|has been barking|hating every|another (?:week|weekend|night) (?:with|of|ruined)|losing it|(?:heat|heatwave|humidity|noise|smell|cold|rain|weather)\b[^.!?]*\bunbearable)\b/iu,
  ],
  [
    'hatred',
    /\bI (?:really |absolutely |simply )?(?:hate|loathe|detest|despise) (?:this|these|that|those|the) (?:[a-z]+ ){0,2}(?:smell|taste|sound|feel|socks|shoes|jacket|perfume|colou?r|food|heat|humidity|weather|game|film|jumper|music|song|coffee|tea)\b/iu,
  ],
  ['anger', /\b(?:angry|furious|annoyed|livid|appalled|disgusted by|unfair|outraged|resent)\b/iu],
  [
    'crime',
    /\b(?:(?:some(?:one|body)|a stranger|vandals?) (?:\w+ )?(?:stole|keyed|scratched|slashed|ripped|smashed|broke|took|dumped|yelled|shouted|ate|backed|hit|kicked|spat)|(?:was|were|got|been) (?:stolen|slashed|robbed|snatched|burgled|hacked|mugged|scammed|vandali[sz]ed|pickpocketed)|threw my|tossed my|keyed my)\b/iu,
  ],
  [
    'rudeness',
    /\b(?:waiter|waitress|barista|driver|receptionist|cashier|conductor|guard|nurse|clerk|assistant|usher|doorman|bouncer|instructor|teacher|coach|dentist|doctor|manager|boss|colleague|librarian|pharmacist|hostess|bartender|steward|guide|man|woman|staff|neighbou?r)\b[^.!?]*\b(?:rude|snappy|curt|shouted|yelled|rolled (?:her|his) eyes|dismissive|snapped|laughed at|pushy|impatient|rough|sneered|swore|condescending|patroni[sz]ing|surly)\b/iu,
  ],
];

/** Things that go wrong in a life. */
const MISHAP =
  /^(?:oh no,? |ugh,? |noo+,? |well,? |and )?(?:I|I['’]ve|I just|just|we|we['’]ve|my|our|the (?:dog|cat)|dropped|spilled|spilt|lost|missed|burnt|burned|broke|flat|stuck|locked|woke|fox|slugs|oven)\b[^.!?]*\b(?:dropped|spil(?:led|t)|missed|burnt|burned|broke|twisted|crashed|stepped on|knocked over|shattered|flooded|collapsed|chewed|stuck|stung|locked|tore|unravell?ed|ripped|cracked|fell|deleted|vanished|flat tyre|flat tire|swallowed|leaking|leaked|leak|ruined|soaked|(?:found|got) (?:mou?ld|mice|moths|fleas|ants)|gone off|set off|fined|towed|packed in|blew|eaten|destroyed|rotted|smashed|melted|power cut)\b/iu;

const OF_THINGS =
  /^(?:ugh,? |honestly,? |the|this|that|these|those|their|there|our|my (?:new|room|hotel|order|parcel|pizza|flight|train|bus|haircut|suitcase|landlord|steak|soup|coffee)|nothing|nobody|no one|half|everything|everyone at|a [a-z]+ (?:talk|film|play|book)|they|student halls|long|rude|bad|overpriced|paid|waited|two|three|whoever|i (?:wouldn['’]t|didn['’]t like|found|thought|was (?:charged|billed|overcharged)|spent|wasted|walked out|got a rash|don['’]t trust|paid|waited|queued)|we (?:queued|waited|paid|were)|turns out the|what a (?:rip-off|con|shambles)|total waste|what a (?!\w+ (?:day|night|week|man|woman)))\b/iu;

const JUDGED: readonly (readonly [Talk, RegExp])[] = [
  ['mishap', /^(?:our|my) (?:basement|ceiling|cellar|garden|car|greenhouse|tent|hike|boiler|roof)\b/iu],
  [
    'travel',
    /\b(?:flight|train|trains|bus|buses|ferry|tram|airport|(?:my|our|the) (?:suitcase|luggage|bags?) never|lost (?:my|our)|motorway|roadworks|escalator|lift|elevator|traffic|parking|queue|queued|waiting room|airline)\b/iu,
  ],
  [
    'dull-talk',
    /\b(?:film|movie|novel|book|sequel|series|season|episode|podcast|documentary|musical|opera|play|pantomime|lecture|talk|exhibition|audiobook|puppet show|album|memoir|thriller|comedian)\b[^.!?]*\b(?:tedious|dull|drags?|dragged|dreary|boring|snooze|slow|dreadful|unbearable|rubbish|annoying|confusing|unfunny|letdown|pretentious|bland)\b|\b(?:dreary|dull|tedious|boring|rubbish) (?:film|movie|novel|book|sequel|series|play|talk|lecture|musical|opera)\b/iu,
  ],
  [
    'show-talk',
    /\b(?:film|movie|novel|book|sequel|series|season|episode|podcast|documentary|musical|opera|play|pantomime|concert|gig|comedian|singer|album|audiobook|plot|acting|actor|lecture|talk|speech|speeches|exhibition|trailer|ending|finale|choir|puppet show|textbook|narrator|script|translation|soundtrack|board game|second half|pianist|band|show|understudy|cinema)\b/iu,
  ],
  [
    'food-talk',
    /^(?:ugh,? |honestly,? |what an? )?(?:[a-z'’-]+ ){0,4}(?<!(?:of|old|with|and|for) )(?:soup|cake|steak|pizza|pasta|burger|noodles|food|coffee|tea|salad|bread|sandwich|lasagn[ae]|curry|chips|fries|fish|paella|dressing|gravy|coleslaw|oysters|pudding|risotto|pie|stew|sushi|beer|wine|sauce|strawberries|omelette|toast|rice|chicken|lamb|pancakes|milkshake|porridge|bacon|eggs)\b/iu,
  ],
  [
    'place-talk',
    /\b(?:hotel|hostel|campsite|room|restaurant|breakfast|buffet|pool|gym|zoo|museum|spa|salon|pillows|(?<!my )beds?|toilets|cruise|tour|venue|caf[eé]|canteen|bar|pub|menu|wi-?fi|shower|slope|apartment|cottage|cabin|service|playground|theatre|theater|barbecue|fair|dinner|meal)\b/iu,
  ],
  [
    'service-talk',
    /\b(?:staff|customer service|support|helpline|courier|plumber|garage|mechanic|dentist|landlord|tailor|locksmith|jeweller|jeweler|barber|hairdresser|gardener|builders?|electrician|company|pharmacy|pharmacist|clinic|charged|overcharged|on hold|answered|answers|order|parcel|delivery|they|(?:front|help|ticket|check-in) desk|(?:ticket|post|box|surgeon['’]s) office|manager|committee|surgery|driver|instructor|teacher)\b/iu,
  ],
  [
    'instructions',
    /^(?:the|these|this) (?:[a-z]+ )?(?:instructions|manual|signs?|signage|menu|map|timetable|directions|recipe)\b/iu,
  ],
  [
    'goods-talk',
    /^(?:ugh,? |honestly,? )?(?:this|these|those|that|my new|the (?=.*\b(?:after|within|first|cycle|week|month|days?|uses?|wash\w*)\b)|everything about this) ?(?:[a-z-]+ ){0,2}?(?:tent|vacuum|printer|kettle|toaster|blender|tablet|laptop|headphones|earphones|speakers?|umbrella|jacket|shoes|gloves|socks|sweater|cardigan|jumper|coat|mattress|pillow|sofa|chair|zip|zipper|hem|paint|batteries|charger|dishwasher|washing machine|scissors|knives|knife|razor|shampoo|sunscreen|perfume|scooter|boots|phone|keyboard|mouse|camera|pen|backpack|bag|suitcase|lamp|watch|board game|fridge|oven|heater|fan|iron|drill|mower|rucksack|sleeping bag|dress|trousers|jeans|hat)\b/iu,
  ],
];
const STATED =
  /\b(?:is|are|was|were|keeps?|kept|has|have|had|made|makes?|gave|gives?|stopped|broke|smell\w*|smelt|dragged|drags|sags|jams)\b/iu;
