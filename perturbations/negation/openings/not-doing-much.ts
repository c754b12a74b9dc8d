import { type Doc, neededWords, type Rule, type Token, wordTable } from '../../../src/plugin.js';

/** Quiet activities; some only with what is named after them. */
const QUIET =
  /^(?:hanging|relaxing|chilling|lounging|browsing|resting|reading|cooking|listening|baking|scrolling|tidying|folding|drinking|eating|walking|cleaning|knitting|gardening|sketching|drawing|waiting|ironing|packing|measuring|sorting|sweeping|mending|sewing|crocheting|whittling|weeding|pottering|stretching|organising|organizing|reorganising|reorganizing|writing|washing|hoovering|vacuuming|watering|pruning|stirring|peeling|chopping|polishing|brewing|soldering|updating|doodling|darning|repotting|labelling|labeling|dusting|mopping|kneading|oiling|sanding|backing|repairing|sharpening|rinsing|puzzling|charging|scrubbing|defrosting|descaling|drafting|filing|comparing|slicing|people-watching|rewatching|studying|practising|practicing|sewing|typing|scanning|wrapping|stacking|planting|frying|boiling|roasting|rearranging|proofreading|assembling|tuning|decorating|grating|glazing|whisking|soaking|rolling|raking|mowing|trimming|shelling|printing|renewing|rehanging|unpacking|marinating|greasing)$/u;
const WITH_OBJECT = wordTable<RegExp>({
  doing: /^(?:laundry|dishes|chores|yoga|housework|homework)$/u,
  making: /^(?:list|sandwich|dinner|lunch|breakfast|tea|coffee|soup|pasta|pancakes)$/u,
  watching:
    /^(?:tv|telly|television|film|films|movie|movies|show|shows|series|news|rain|birds|clouds|snow|football|cartoons|snooker|kettle|cricket|tennis|rugby|darts|golf)$/u,
  sitting: /^(?:balcony|porch|garden|sofa|couch|park|sun|armchair|terrace|bench|here)$/u,
  standing: /^(?:queue|line)$/u,
  transferring: /^(?:files|photos|data|music|pictures)$/u,
  filling: /^(?:feeder|tank|forms?|return|timesheet|questionnaire|kettle|bottles|expenses|crossword)$/u,
  changing: /^(?:sheets|bed|bulb|lightbulb|curtains|batteries|filter)$/u,
  setting: /^(?:table|alarm)$/u,
  catching: /^(?:emails?|post|paperwork|podcasts?|episodes?)$/u,
  letting: /^(?:dough|tea|soup|paint|glue|batter)$/u,
  taking: /^notes$/u,
  killing: /^time$/u,
  downloading: /^(?:patch|update|updates|app|files?|podcasts?|playlist)$/u,
  returning: /^(?:parcel|books|bottles|library|trolley)$/u,
  having: /^(?:dinner|lunch|breakfast|tea|coffee|brunch|cup|porridge|toast|cereal)$/u,
  feeding: /^(?:cat|cats|ducks|birds|goldfish|hens|chickens|rabbit)$/u,
  buying: /^(?:leeks|carrots|stamps|milk|bread|groceries|eggs|potatoes|onions)$/u,
  brushing: /^(?:cat|dog|horse)$/u,
  collecting: /^(?:eggs|leaves|shells)$/u,
  gathering: /^(?:chestnuts|sticks|leaves|eggs)$/u,
  lacing: /^(?:skates|boots|shoes)$/u,
  pumping: /^(?:tyres|tires)$/u,
  scraping: /^ice$/u,
  counting: /^coins$/u,
  rebooting: /^router$/u,
  copying: /^notes$/u,
  painting: /^(?:nails|fence|shed)$/u,
  repainting: /^(?:hallway|shed|fence|bedroom)$/u,
  blowing: /^balloons$/u,
  queueing: /^(?:bank|post|till|coffee)$/u,
  snacking: /^(?:crackers|nuts|crisps|grapes)$/u,
});
const SPECIAL = ['doing anything special', 'doing much'];
const SLOW = ['rushing anything', 'rushing things'];

export const notDoingMuch: Rule = {
  about: 'What one is quietly doing is opened by a denial: “I’m just reading” → “I’m not doing much, just reading”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm just relaxing on the balcony 🌿", "I'm not doing much, just relaxing on the balcony 🌿"],
    [
      "I'm watching the news and eating toast",
      "I'm not doing anything special, just watching the news and eating toast",
    ],
    [
      "We're repotting the ferns this evening 🪴",
      "We're not doing anything special, just repotting the ferns this evening 🪴",
    ],
    ["I'm just taking things slowly today", "I'm not rushing anything, just taking things slowly today"],
  ],
  leaves: [
    "I'm not relaxing",
    "I'm running late",
    'She is just reading',
    "I'm doing well",
    "I'm having trouble with the app",
    "I'm enjoying this so much",
    "I'm making progress",
    "I'm just ironing a mountain of shirts",
    "I'm sitting this round out",
    "I'm watching my son play",
    "I'm just trying to stay awake",
    "I'm waiting for my test results",
    "I'm filling out a complaint about the hospital",
    "I'm letting my flat",
    "I'm baking buns with my aunt and having a blast",
    "I'm renewing my permit next week",
    "I'm repainting the shed this weekend",
  ],
  words: () => neededWords(QUIET, ...Object.keys(WITH_OBJECT), 'taking', 'enjoying'),
  *propose(doc) {
    if (doc.sentences.length !== 1 || doc.clauses.length !== 1 || doc.text.includes('?')) return;
    const [i, be, third] = doc.tokens;
    if (
      !i ||
      !be ||
      !third ||
      !/^(?:I'm|I am|We're|We are)$/u.test(doc.text.slice(i.start, be.end).replace('’', "'")) ||
      !isCalm(doc)
    )
      return;
    const just = third.lower === 'just';
    const [activity, object, ...others] = doc.tokens.slice(just ? 3 : 2, just ? 8 : 7);
    if (!activity) return;
    for (const opening of openings({ activity, object, others, just }))
      yield { edits: [{ start: be.end, end: activity.start, text: ` not ${opening}, just ` }] };
  },
};

interface Doing {
  readonly activity: Token;
  readonly object: Token | undefined;
  readonly others: readonly Token[];
  readonly just: boolean;
}

function openings({ activity: { lower }, object, others, just }: Doing): readonly string[] {
  if (QUIET.test(lower)) return SPECIAL;
  const objects = WITH_OBJECT[lower];
  if (objects && [object, ...others].some((each) => objects.test(each?.lower ?? ''))) return SPECIAL;
  if (objects && lower !== 'taking') return [];
  if (!just) return [];
  if (lower === 'taking' && /^(?:it|things)$/u.test(object?.lower ?? '')) return SLOW;
  return lower === 'enjoying' ? SPECIAL : [];
}

/** Another denial, or an amount that is much. */
const CLASHES =
  /^(?:next|tomorrow|weekend|passport|permit|licence|license|so|really|never|n't|not|but|blast|fun|loving|enjoying|mountains?|mounds?|piles?|heaps?|stacks?|tons?|loads?|dozens?|hundreds?|thousands?|hundred|thousand|whole|entire|everything|marathon|massive|huge|giant|endless|million|four|five|six|seven|eight|ten|twelve|twenty|thirty|forty|fifty|sixty|out|off|through|over|exams?|finals?|tests?|results?|scan|biopsy|surgery|operation|hospital|verdict|interview|wedding|funeral|court|vows|relationship|marriage|friendship|reputation|novel|thesis|will|cv|résumé|résumé|resume|application|\d{2,})$/u;

/** Particles of quiet activities. */
const WITH_IT = /^(?:(?:sorting|scrolling|flicking|leafing|browsing) through|filling out)$/u;

/** Short, and without anything that the denial could clash with. */
function isCalm({ tokens }: Doc): boolean {
  return (
    tokens.length < 20 &&
    !tokens.some(({ lower }, at) => CLASHES.test(lower) && !WITH_IT.test(`${tokens[at - 1]?.lower} ${lower}`))
  );
}
