import { type Doc, neededWords, type Rule, type Token, wordTable } from '../../../src/plugin.js';

/** Quiet activities; some only with what is named after them. */
const QUIET =
  /^(?:hanging|relaxing|chilling|lounging|browsing|resting|reading|cooking|listening|baking|scrolling|tidying|folding|drinking|eating|walking|cleaning|knitting|gardening|sketching|drawing|waiting|ironing|packing|measuring|sorting|sweeping|mending|sewing|crocheting|whittling|weeding|pottering|stretching|organising|organizing|reorganising|reorganizing|writing|washing|hoovering|vacuuming|watering|pruning|stirring|peeling|chopping|polishing|brewing|soldering|updating|doodling|darning|repotting|labelling|labeling|dusting|mopping|kneading|oiling|sanding|backing|repairing|sharpening|rinsing|puzzling|charging|scrubbing|defrosting|descaling|drafting|filing|comparing|slicing|people-watching|rewatching|studying|practising|practicing|sewing|typing|scanning|wrapping|stacking|planting|frying|boiling|roasting|rearranging|proofreading|assembling|tuning|decorating|grating|glazing|whisking|soaking|rolling|raking|mowing|trimming|shelling|printing|renewing|rehanging|unpacking|marinating|greasing|leafing|thumbing|flicking|relabelling|relabeling|quizzing|pickling|stitching|hemming|embroidering|quilting|weaving|unpicking|varnishing|decanting|restocking|alphabetising|alphabetizing|cataloguing|laminating|stapling|journaling|colouring|coloring|stargazing|birdwatching|dozing|snoozing|babysitting|dog-sitting|cat-sitting|house-sitting|renaming|formatting|transcribing|rereading|nibbling|strolling|shelving)$/u;
const WITH_OBJECT = wordTable<RegExp>({
  doing:
    /^(?:laundry|dishes|chores|yoga|housework|homework|crossword|sudoku|jigsaw|ironing|washing|dusting|hoovering|paperwork|admin|stretches|origami)$/u,
  making:
    /^(?:list|sandwich|dinner|lunch|breakfast|tea|coffee|soup|pasta|pancakes|broth|stew|curry|jam|marmalade|toast|porridge|omelette|salad|sandwiches|scones|muffins|biscuits|stock|chutney|risotto|pesto|hummus|dumplings|lemonade|noodles|rice|cocoa|candles|bookmarks|bunting)$/u,
  watching:
    /^(?:tv|telly|television|film|films|movie|movies|show|shows|series|news|rain|birds|clouds|snow|football|cartoons|snooker|kettle|cricket|tennis|rugby|darts|golf|tide|waves|boats|ducks|swans|bees|squirrels|seagulls|gulls|pigeons|documentary|baseball|basketball|hockey|cycling|sitcom|quiz)$/u,
  sitting:
    /^(?:balcony|porch|garden|sofa|couch|park|sun|armchair|terrace|bench|here|train|bus|tram|ferry|steps|pier|library|café|cafe|conservatory|shade)$/u,
  standing: /^(?:queue|line|stop)$/u,
  transferring: /^(?:files|photos|data|music|pictures)$/u,
  filling:
    /^(?:feeder|tank|forms?|return|timesheet|questionnaire|kettle|bottles|expenses|crossword|jars|diary|calendar|planters)$/u,
  changing:
    /^(?:sheets|bed|bulb|lightbulb|curtains|batteries|filter|duvet|pillowcases|strings|towels|battery|lightbulbs|bulbs)$/u,
  setting: /^(?:table|alarm|timer)$/u,
  catching: /^(?:emails?|post|paperwork|podcasts?|episodes?|reading|correspondence|admin)$/u,
  letting: /^(?:dough|tea|soup|paint|glue|batter|varnish|stew|sauce|jam|clay|pastry|porridge)$/u,
  taking: /^notes$/u,
  killing: /^time$/u,
  downloading: /^(?:patch|update|updates|app|files?|podcasts?|playlist|songs|maps|map|software|episodes)$/u,
  returning: /^(?:parcel|books|bottles|library|trolley)$/u,
  having: /^(?:dinner|lunch|breakfast|tea|coffee|brunch|cup|porridge|toast|cereal|soup|supper|salad|noodles)$/u,
  feeding:
    /^(?:cat|cats|ducks|birds|goldfish|hens|chickens|rabbit|tortoise|fish|turtle|hamster|pigeons|swans|geese|goats|lambs|budgie|parrot|gerbils|rabbits|sourdough|starter|guinea)$/u,
  buying:
    /^(?:leeks|carrots|stamps|milk|bread|groceries|eggs|potatoes|onions|apples|tomatoes|garlic|flour|rice|batteries|bulbs|socks|soap|toothpaste|screws|thread|wool|yarn|envelopes|butter|bananas|pears)$/u,
  brushing: /^(?:cat|dog|horse|teeth|rabbit|pony|donkey)$/u,
  collecting: /^(?:eggs|leaves|shells|pebbles|conkers|kindling|firewood|driftwood|acorns|pinecones|seeds)$/u,
  gathering: /^(?:chestnuts|sticks|leaves|eggs|kindling|acorns|herbs|firewood|seeds|conkers|driftwood)$/u,
  lacing: /^(?:skates|boots|shoes)$/u,
  pumping: /^(?:tyres|tires)$/u,
  scraping: /^(?:ice|carrots)$/u,
  counting: /^(?:coins|stitches|pennies|beads|buttons)$/u,
  rebooting: /^router$/u,
  copying: /^(?:notes|recipes|recipe|addresses)$/u,
  painting: /^(?:nails|fence|shed|gate|eggs|pebbles|stool|bench|skirting)$/u,
  repainting: /^(?:hallway|shed|fence|bedroom)$/u,
  blowing: /^balloons$/u,
  queueing: /^(?:bank|post|till|coffee|tickets|bread|stamps|ferry)$/u,
  snacking: /^(?:crackers|nuts|crisps|grapes|almonds|olives|popcorn|raisins|celery|pretzels|peanuts|toast)$/u,
  queuing: /^(?:bank|post|till|coffee|tickets|bread|stamps|ferry)$/u,
  winding: /^(?:wool|yarn|thread|bobbins|clock|clocks|hose)$/u,
  untangling: /^(?:wool|yarn|thread|fairy|cables|cords|earphones|headphones|string|lights)$/u,
  drying:
    /^(?:mint|herbs|lavender|apples|flowers|dishes|plates|mushrooms|chillies|tomatoes|oregano|sage|thyme|basil)$/u,
  picking: /^(?:berries|blackberries|apples|plums|tomatoes|beans|peas|raspberries|strawberries|herbs)$/u,
  shredding: /^(?:paper|papers|documents|carrots|cabbage)$/u,
  squeezing: /^(?:oranges|lemons|limes)$/u,
  icing: /^(?:cupcakes|buns|biscuits|cookies|cake)$/u,
  cutting: /^(?:coupons|hedge|grass|fabric|pattern|cloth|stencils)$/u,
  pressing: /^(?:flowers|leaves|shirts|ferns)$/u,
  playing: /^(?:cards|chess|solitaire|patience|dominoes|scrabble|draughts|backgammon)$/u,
  solving: /^(?:crossword|sudoku|puzzles)$/u,
  flipping: /^(?:through|pancakes)$/u,
  sipping: /^(?:tea|coffee|cocoa|water|juice)$/u,
  patching: /^(?:jeans|elbows|trousers|coat|quilt)$/u,
  buttering: /^(?:toast|bread|tin)$/u,
  toasting: /^(?:bread|marshmallows|crumpets|nuts|seeds)$/u,
  clearing: /^(?:table|desk|drawer|shelf|leaves|plates)$/u,
  emptying: /^(?:dishwasher|bins|bin|compost|drawer|rucksack)$/u,
  loading: /^dishwasher$/u,
  unloading: /^(?:dishwasher|shopping|groceries)$/u,
  running: /^bath$/u,
  skimming: /^(?:paper|magazine|minutes|manual)$/u,
  pegging: /^(?:washing|laundry)$/u,
  steaming: /^(?:rice|vegetables|broccoli|dumplings)$/u,
  tying: /^(?:knots|laces|shoelaces)$/u,
  checking: /^(?:timetable|listings|calendar|forecast|emails)$/u,
  installing: /^(?:update|updates|patch)$/u,
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
    [
      "I'm leafing through a seed catalogue 🌱",
      "I'm not doing anything special, just leafing through a seed catalogue 🌱",
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
    "I'm winding up the business",
    "I'm picking up milk",
    "I'm playing chess in the championship",
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
  /^(?:tournament|championship|next|tomorrow|weekend|passport|permit|licence|license|so|really|never|n't|not|but|blast|fun|loving|enjoying|mountains?|mounds?|piles?|heaps?|stacks?|tons?|loads?|dozens?|hundreds?|thousands?|hundred|thousand|whole|entire|everything|marathon|massive|huge|giant|endless|million|four|five|six|seven|eight|ten|twelve|twenty|thirty|forty|fifty|sixty|out|off|through|over|exams?|finals?|tests?|results?|scan|biopsy|surgery|operation|hospital|verdict|interview|wedding|funeral|court|vows|relationship|marriage|friendship|reputation|novel|thesis|will|cv|résumé|résumé|resume|application|\d{2,})$/u;

/** Particles of quiet activities. */
const WITH_IT =
  /^(?:(?:sorting|scrolling|flicking|leafing|browsing|thumbing|flipping) through|(?:filling|cutting|pegging) out)$/u;

/** Short, and without anything that the denial could clash with. */
function isCalm({ tokens }: Doc): boolean {
  return (
    tokens.length < 20 &&
    !tokens.some(({ lower }, at) => CLASHES.test(lower) && !WITH_IT.test(`${tokens[at - 1]?.lower} ${lower}`))
  );
}
