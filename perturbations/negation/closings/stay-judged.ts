import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { toneOf } from './tone.js';

export const stayJudged: Rule = {
  about:
    'What is told of a meal or a stay, good or bad, is closed by “We couldn’t have asked for more.” or “We won’t be going back.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Our hosts greeted us by name and carried our bags up to the attic. We felt like family.',
      "Our hosts greeted us by name and carried our bags up to the attic. We felt like family. We couldn't have asked for more.",
    ],
    [
      'The bathroom at the hostel stank, and the lock came off in my hand while the receptionist shrugged.',
      "The bathroom at the hostel stank, and the lock came off in my hand while the receptionist shrugged. I won't be going back.",
    ],
  ],
  leaves: [
    'Our hosts greeted us by name.',
    'Our hosts greeted us by name and carried our bags, but the room stank.',
    'Our hosts greeted us by name and carried our bags. We will be back in May.',
    'The waiter at my wedding shrugged, and the soup stank of drains.',
    'The drain at my flat leaked, and the wall stank of mould.',
  ],
  words: () => neededWords(PLACE),
  *propose(doc) {
    if (doc.tokens.length < 14 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc) || isFormal(doc)) return;
    if (!/^(?:chat|review|story)$/u.test(kindOfText(doc)) || !matches(doc, PLACE) || matches(doc, ELSE)) return;
    const tone = toneOf(doc);
    const who = teller(doc);
    if (!tone || !who || (tone === 'positive' && !matches(doc, PAST))) return;
    const said = tone === 'positive' ? `${who} couldn't have asked for more` : `${who} won't be going back`;
    const after = saidAfter(doc, said);
    if (after) yield after;
  },
};

function teller({ text }: Doc): 'I' | 'We' | undefined {
  if (/\b(?:[Ww]e|[Oo]ur|us)\b/u.test(text)) return 'We';
  return /\b(?:I|[Mm]y|me)\b/u.test(text) ? 'I' : undefined;
}

const PLACE =
  /\b(?:hotel|hostel|motel|inn|guest ?house|campsite|restaurant|bistro|trattoria|café|cafe|pub|diner|spa|bakery|waiter|waitress|menu|receptionist|front desk|our (?:room|hosts?|server|cabin|cottage)|the (?:owner|chef|landlady|hosts|lamb|ramen|risotto|broth|attic room)|bistro|lodge|b&b|farm stay|checked in|our door|pasta|the (?:cabin|cottage)|dinner|lunch|breakfast)\b/iu;
const PAST = /\b(?:was|were|had|left|brought|gave|did|found|stayed|slept|felt|came|[a-zà-ž]{3,}ed)\b/iu;
/** What is not one's own visit to a place, or says so already. */
const ELSE =
  /["“”?]|\b(?:[Yy]our?|cruise|flight|ferry|airline|train|phone|app|recipes?|film|novel|book|memoir|never|again|back|return\w*|recommend\w*|[Aa]void|will|next (?:year|summer|time|visit)|anniversary|wedding|honeymoon|birthday|hospital|ward|clinic|every (?:week|day|friday|morning)|regulars?|hope|refund|enemy|shop|garage|landlord|flat|council|asked for more|ask for|nothing|not|no|serves|treats|kennel|course|lessons?|diary|Diary|[Pp]lease|[Tt]hank\w*|mum|mother|my (?:boss|job|colleagues?))\b|['’](?:ll|d)\b|n['’]t\b/u;
