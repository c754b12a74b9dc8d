import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { toneOf } from './tone.js';

export const betterOne: Rule = {
  about: 'Praise of somebody’s service ends in “We couldn’t have asked for a better guide.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Our guide knew every orchid by name and explained everything with great patience. She never once hurried us.',
      "Our guide knew every orchid by name and explained everything with great patience. She never once hurried us. We couldn't have asked for a better guide.",
    ],
  ],
  leaves: [
    'Our guide knew every orchid by name.',
    'Our guide knew every orchid by name, but he was late and rude.',
    'The guide listed the orchids. She explained everything with great patience.',
    'Our guide shrugged when we asked. She was rude and checked her phone.',
    'Your guide explained everything with great patience. We were delighted with the walk.',
    'Our guide explained everything with great patience. We were sad when he died.',
  ],
  words: () => neededWords(WHO),
  *propose(doc) {
    if (doc.sentences.length < 2 || doc.tokens.length < 14 || !/[.!]\s*$/u.test(doc.text)) return;
    if (isGrave(doc) || isFormal(doc) || !/^(?:chat|review|story)$/u.test(kindOfText(doc)) || matches(doc, WARY))
      return;
    const [, who] = WHO.exec(doc.text) ?? [];
    if (who === undefined || toneOf(doc) !== 'positive') return;
    if (new Set(doc.text.toLowerCase().match(ROLES)).size > 1) return;
    const we = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(doc.text) ? 'We' : 'I';
    if (we === 'I' && !/\b(?:I|[Mm]y|me)\b/u.test(doc.text)) return;
    const said = `${we} couldn't have asked for a better ${who.toLowerCase()}`;
    const after = saidAfter(doc, said);
    if (after) yield after;
  },
};

const ROLE =
  'guide|waiter|waitress|host|hostess|landlady|vet|dentist|midwife|physiotherapist|audiologist|optician|mechanic|plumber|electrician|carpenter|builder|decorator|gardener|tailor|hairdresser|tutor|teacher|instructor|coach|technician|solicitor|photographer|florist|caterer|skipper|piano tuner|osteopath|chiropractor|estate agent';
/** One who serves the speaker, from the first sentence on. */
const WHO = new RegExp(
  String.raw`^(?:the|our|my)(?: (?!(?:old|last|former|previous|son|daughter)\b)[a-z-]+){0,2}? (${ROLE}) (?!(?:and|or|who|says|said|notes|noted)\b)[a-z]`,
  'iu',
);
const ROLES = new RegExp(
  String.raw`\b(?:${ROLE}|receptionist|manager|driver|nurse|doctor|surgeon|chef|owner)s?\b`,
  'giu',
);
const WARY =
  /\b(?:[Yy]our?|[Dd]ear|recommend\w*|asked for|ask for|better|best|[Pp]lease|thanks?|thank|hospital|surgery|court|diary|Diary|retire\w*|leaving|miss(?:ed)?|will|next)\b/u;
