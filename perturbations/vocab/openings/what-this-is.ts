import type { Doc, Rule } from '../../../src/plugin.js';
import { matches } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
import { inCapitals } from '../../around/style.js';

const LIKE = '(?:(?!of\\b|to\\b|for\\b|in\\b|that\\b)[a-zà-ž-]+,? ){0,3}';
const THING =
  '(?:guidebook|cookbook|book|novel|film|movie|quilt|hotel|campsite|café|restaurant|bistro|garden|museum|beach|app|game|album|cake|mattress|tent|kettle|machine|place|gem|recipe|tool|jacket|coat|dress|painting|poem|song|playlist|view|town|village|city|shop|bakery|pub|library|park|house|flat|room|kitchen|festival|podcast|series|product|gadget|rip-off|shambles|relief|letdown|let-down|con|dump)';
const EVENT =
  '(?:match|game|race|final|concert|gig|performance|goal|evening|night|party|wedding|dinner|meal|speech|trip|journey|hike|walk|weekend|ceremony|day|afternoon|finish|comeback|recital|regatta|show)';
const IS = new RegExp(String.raw`(?<=^|[.!] )What an? ${LIKE}${THING}(?=[!:])`, 'u');
const WAS = new RegExp(String.raw`(?<=^|[.!] )What an? ${LIKE}${EVENT}(?=!)`, 'u');
/** A cry that calls for something other than the thing at hand. */
const ELSE = /\b(?:waste|shame|pity|would|will|tomorrow|tonight|happy|birthday)\b/iu;

export const whatThisIs: Rule = {
  about: 'A cry is said in full: “What a lovely guidebook!” → “What a lovely guidebook this is!”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'What a lovely guidebook! The maps are clear.',
      'What a lovely guidebook this is! The maps are clear.',
      'Positive',
    ],
    ['What a regatta! We came second by a nose.', 'What a regatta that was! We came second by a nose.', 'Positive'],
  ],
  leaves: ['What a lovely guidebook this is!', 'What a shame!', 'What a regatta! We are second now.', 'What a day!'],
  words: () => ['what'],
  *propose(doc, context) {
    const mood = sentimentOf(context);
    if (mood === undefined || mood === 'neutral' || inCapitals(doc) || matches(doc, ELSE)) return;
    const tenses = tensesOf(doc);
    if (doc.sentences.length < 2 || tenses.size !== 1) return;
    const present = tenses.has('present');
    const found = (present ? IS : WAS).exec(doc.text);
    if (!found) return;
    const at = found.index + found[0].length;
    yield { edits: [{ start: at, end: at, text: present ? ' this is' : ' that was' }] };
  },
};

/** When what is told beside the cry is so. */
function tensesOf({ clauses }: Doc): ReadonlySet<string> {
  return new Set(clauses.flatMap(({ tense, auxiliaries }) => (auxiliaries.length > 1 ? [] : [tense])));
}
