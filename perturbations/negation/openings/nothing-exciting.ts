import { type Doc, lowerOpening, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOfficial } from '../../around/register.js';
import { isPlain } from '../mood.js';

const OPENINGS = ['Nothing exciting,', 'Not much going on,'];

export const nothingExciting: Rule = {
  about:
    'A small errand or plan of one’s own is opened by a denial: “Nothing exciting, just picking up my cousin at noon”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["I'm picking up my cousin at noon 🚗", 'Nothing exciting, just picking up my cousin at noon 🚗'],
    ["I'm going to the barber after lunch", 'Nothing exciting, just going to the barber after lunch'],
    ['Repotting the ferns this afternoon 🪴', 'Nothing exciting, just repotting the ferns this afternoon 🪴'],
    ['Just checking the bus times for Friday', 'Nothing exciting, just checking the bus times for Friday'],
    ['Untangling the garden hose 🪴', 'Nothing exciting, just untangling the garden hose 🪴'],
    ['Having a bowl of soup at my desk 🥣', 'Nothing exciting, just having a bowl of soup at my desk 🥣'],
    ['Filling in a form 📝', 'Not much going on, just filling in a form 📝'],
  ],
  leaves: [
    "I'm going to Peru in May",
    "I'm not going to the barber",
    'She is going to the barber',
    "I'm going to call the police",
    "I'm meeting my hero at noon",
    "I'm going to the barber and then to my wedding",
    "I'm going to the barber, talk later",
    "I'm picking it up",
    "I'm going to the hospital",
    'Changing the fuse takes a minute',
    'Packing for the holiday',
  ],
  words: () => neededWords(ERRAND, BARE),
  *propose(doc) {
    const bare = matches(doc, BARE);
    if ((!bare && !/^I['’]?(?:m| am) /u.test(doc.text)) || doc.sentences.length > 1 || !isErrand(doc, bare)) return;
    const verb = bare ? doc.tokens.find(({ lower }) => lower !== 'just') : doc.tokens[2];
    if (!verb || doc.tokens.length > 20) return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      const [edit] = front?.edits ?? [];
      if (!edit) continue;
      const words = edit.text.slice(0, edit.text.lastIndexOf(' '));
      const [opens] = doc.tokens;
      yield {
        edits: [
          bare && opens === verb
            ? { start: verb.start, end: verb.end, text: `${words} just ${lowerOpening(verb)}` }
            : { start: edit.start, end: verb.start, text: `${words} just ` },
        ],
      };
    }
  },
};

const ERRAND =
  /^I(?:['’]m| am) (?:picking up (?:my|some|a|an|the|stamps|groceries|milk|bread) |looking up (?:bus|train|tram|opening|some) |moving some furniture |going to the (?:barber|shops?|library|post office|supermarket|market|bank|dentist|gym|pharmacy|garage|launderette|bakery|butcher|hardware store|recycling centre|car wash|optician|hairdresser|office|pool|allotment|dump|tip|chemist|cobbler|florist|tailor|launderette|laundrette|cash machine|station|garden centre)\b|meeting (?:my|a|an|the|some) (?:landlord|neighbour|neighbor|colleague|cousin|accountant|plumber|brother|sister|uncle|aunt|manager|tutor|supervisor|classmate|roommate|flatmate)s?\b|dropping off (?:my|some|a|an|the) |taking (?:the (?:car|cat|dog|bins?|recycling)|my (?:bike|car|laptop)) (?:to|in|out|for)\b|heading (?:to the (?:shops?|library|gym|supermarket|office|post office|hardware store|laundromat|launderette|laundrette|bank|dump|tip|pharmacy|chemist|market|garden centre|car wash)|home)\b|getting (?:a haircut|my hair cut|the car washed)\b|moving (?:the|my) (?:sofa|desk|fridge|bookcase|wardrobe)\b|popping (?:to|out)\b)/u;
const ASIDE =
  /\b(?:and|but|because|then|so|hero|wedding|funeral|hospital|scan|biopsy|surgery|airport hotel|divorce|new|puppy|kitten|baby|award|prize|results?|police|court|who|whom|date|ring)\b|[,;:]/iu;

/** A chore of one's own, told without a subject: `Picking up the keys at noon`. */
const BARE =
  /^(?:just )?(?:(?:picking up|dropping off|filling (?:in|out)|moving|checking|sorting(?: out)?|tidying|watering|repotting|pruning|mowing|sweeping|ironing|folding|washing|cleaning|dusting|hoovering|vacuuming|peeling|chopping|baking|making|packing|unpacking|printing|renewing|returning|updating|charging|labelling|labeling|measuring|painting|sanding|oiling|mending|planting|weeding|raking|emptying|changing|replacing|swapping|heading to|popping (?:to|out)|queu(?:e)?ing (?:at|for)|walking|reading|browsing|choosing|comparing|rewiring|descaling|defrosting|collecting|posting|feeding|switching|sewing|typing|scanning|wrapping|stacking|frying|boiling|roasting|rearranging|proofreading|assembling|tuning|grating|soaking|polishing|trimming|sketching|drafting|darning|rinsing|kneading|stirring|sharpening|scrubbing|mopping|waiting in line|standing in line|winding|untangling|relabelling|relabeling|leafing|unloading|loading|decanting|copying|hemming|varnishing|drying|clearing|rewatching|rereading|filing|shredding|waxing|wiping|stapling|hanging|topping up|bagging up|backing up) (?:(?:up|out|in|through|for|to|at) )?(?:(?:the|my|some|a|an|our|two|three|old|more|fresh)\b|(?:receipts|invoices|laundry|emails|socks|shirts|towels|leaves|papers|books|potatoes|onions|carrots|eggs|rice|pasta|bread|soup)\b)|having (?:a (?:cup|sandwich|bowl|snack|coffee|tea|toastie|salad)|some (?:tea|toast|soup)|tea|toast|lunch|breakfast|dinner|coffee|leftovers)\b|taking (?:the|my) (?:bins?|recycling|rubbish|trash|dog|car|books)\b|putting (?:petrol|gas|air|the|my|some) |waiting for the (?:kettle|bus|tram|train|paint|glue|oven|toast|dough|washing|laundry|rice|bread) )/iu;

/** `Changing the fuse takes a minute`; and what is awaited. */
const JUDGED =
  /\b(?:is|was|are|were|takes?|took|makes?|made|helps?|helped|feels?|felt|costs?|saves?|saved|seems?|keeps?|kept|calms?|relaxes|needs?|gives?|gave|should|can|could|will|would|beats?|means?|works?|worked|requires?|trip|holiday|flight|honeymoon|interview|move|visa|passport|everything|house|flat)\b/iu;

function isErrand(doc: Doc, bare: boolean): boolean {
  return (
    (bare ? !matches(doc, JUDGED) : matches(doc, ERRAND)) &&
    !matches(doc, ASIDE) &&
    isPlain(
      doc,
      doc.tokens.find(({ lower }) => lower === 'just'),
    ) &&
    !isOfficial(doc) &&
    kindOfText(doc) === 'chat'
  );
}
