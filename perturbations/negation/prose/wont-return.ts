import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

export const wontReturn: Rule = {
  about: 'A visit told as plainly bad is closed by “We won’t be going back.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We had booked the corner table at the inn. The soup was cold and the waiter was rude to my son.',
      "We had booked the corner table at the inn. The soup was cold and the waiter was rude to my son. We won't be going back.",
    ],
  ],
  leaves: [
    'The soup was cold and the waiter was rude.',
    'We liked the inn. The soup was cold but the waiter was lovely and the beds were soft.',
    'Your waiter was rude and our soup was cold. What will your restaurant do about it now?',
    'We had the soup at the inn. It was cold and the waiter was rude. Never again for us.',
    'Our bistro of the week. The broth was delicious, the bread was warm and the owner was charming.',
    'The soup at the inn was cold and the waiter was rude. I would not send my worst enemy there.',
    'We were at the inn on the day she died. The room was cold and the waiter was rude.',
  ],
  words: () => neededWords(PLACE),
  *propose(doc) {
    if (doc.sentences.length < 2 || doc.tokens.length < 16 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc)) return;
    if (!/^(?:review|story|chat)$/u.test(kindOfText(doc)) || !matches(doc, PLACE) || matches(doc, ELSE)) return;
    const ours = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(doc.text);
    if (!ours && !/\b(?:I|[Mm]y|me)\b/u.test(doc.text)) return;
    const said = closing(doc, ours);
    const after = said === undefined ? undefined : saidAfter(doc, said);
    if (after) yield after;
  },
};

/** Places one may go back to. */
const PLACE =
  /\b(?:hotel|hostel|motel|inn|guest ?house|b&b|campsite|restaurant|bistro|trattoria|steakhouse|café|cafe|pub|bar|diner|spa|salon|bakery|waiter|waitress|menu|receptionist|our server|noodles|ramen|dumplings|pizza|omelettes|breakfast)\b/iu;
/** What one would not go back to, is not one's own visit, or says so already. */
const ELSE =
  /["“”?]|\byou(?:r|'re)?\b|\b(?:[Yy]our|cruise|flight|ferry|airline|train|phone|app|recipe|film|novel|book|never|again|back|return\w*|recommend\w*|avoid|will|next (?:year|summer|time|visit)|anniversary|fiftieth|wedding|honeymoon|birthday|hospital|ward|clinic|favourite|every (?:week|day|friday|morning)|each year|regulars?|hopefully|hope|refund|complain(?:t|ing)|enemy|anyone|nobody)\b|['’](?:ll|d)\b/iu;
const BAD =
  /\b(?:stained|filthy|dirty|sticky|soggy|burnt|raw|cold|lukewarm|stale|greasy|gritty|tasteless|mould\w*|hair in|flies|bed ?bugs|smelled|smelt|stank|stink|reeked|leaked|flooded|dripping|broken|collapsed|out of order|shrugged|rolled (?:her|his) eyes|rude|surly|noisy|nightclub|overcharged|overpriced|hungry|damp|disgrace|worst|puddle|limp|icy|wrong|beeping|noise|disappointing|inedible|scuffed|cockroach\w*)\b|n['’]t shut\b/giu;
const GOOD =
  /\b(?:lovely|delicious|superb|wonderful|perfect|gorgeous|friendly|kind|charming|welcoming|gem|best|beautiful(?:ly)?|divine|fabulous|fantastic|spotless|comfortable|cosy|generous|delightful|excellent|feather-light|smoky and|tender|handwritten|upgraded|hilarious|melted? in|fell off the bone|full and happy|happy|highlight|incredible|impeccable|attentive|warm welcome)\b/giu;

/** Nothing is praised beside what was bad. */
function closing({ text }: Doc, ours: boolean): string | undefined {
  const bad = new Set(text.toLowerCase().match(BAD)).size;
  const good = new Set(text.toLowerCase().match(GOOD)).size;
  if (bad > 1 && good === 0) return ours ? "We won't be going back" : "I won't be going back";
  return undefined;
}
