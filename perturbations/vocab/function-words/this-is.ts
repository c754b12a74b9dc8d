import { type Doc, lowerOpening, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
import { inCapitals } from '../../around/style.js';

const WORK =
  '(?:film|movie|novel|adventure|debut|book|romp|memoir|thriller|comedy|drama|musical|documentary|masterpiece|triumph|read|portrait|story|tale|sequel|prequel|production|gem|romance|biography|cookbook|guidebook|mystery|western|fable|anthology|opera|album|exhibition|restaurant|bistro|café|hotel|guest house|campsite|app|gadget|mess|disgrace|bore|slog|flop|rip-off|treasure|delight|treat|page-turner)';
/** A work by what it is like, with nothing said of it: `A warm, witty film about bees, with …`. */
const BARE = new RegExp(
  String.raw`^An? (?!lot\b|bit\b|new\b|local\b|few\b|man\b|woman\b)(?:(?!of\b|in\b|that\b|from\b|an?\b|the\b)[a-zà-ž'’-]+,? (?:and |but |yet )?){1,4}${WORK}(?=[.:!,] | ?[.!]?$| (?:about|of|that|which|from|with|by|for|on|set|full|to)\b)`,
  'u',
);
/** A verb of which the work may be the subject. */
const SAID_OF_IT =
  /\b(?:is|was|has|had|opens|opened|won|wins|closed|will|would|runs|ran|took|takes|makes|made|gave|gives|turned|follows|tells|told|comes|came|returns|returned|celebrates|brings|brought|awaits|deserves)\b/u;

export const thisIs: Rule = {
  about:
    'A verdict without its verb is written out: “A warm, witty film about bees.” → “This is a warm, witty film about bees.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'A warm, witty film about two rowers, with a lovely score.',
      'This is a warm, witty film about two rowers, with a lovely score.',
      'Positive',
    ],
    [
      'A dull, endless novel that nobody will finish. I left it on the pier.',
      'This is a dull, endless novel that nobody will finish. I left it on the pier.',
      'Negative',
    ],
  ],
  leaves: [
    'A warm, witty film about two rowers opened on Friday.',
    'A new hotel by the pier.',
    'A warm bath and a good novel, I could sing',
    'A lovely story was told on the pier.',
  ],
  *propose(doc, context) {
    const [sentence] = doc.sentences;
    const [first] = doc.tokens;
    const mood = sentimentOf(context);
    if (!sentence || !first || !/^an?$/iu.test(first.text) || mood === undefined || mood === 'neutral') return;
    if (!matches(doc, BARE) || inCapitals(doc) || /[?"“”]/u.test(doc.text)) return;
    if (isBare(doc, sentence))
      yield { edits: [{ start: first.start, end: first.end, text: `This is ${lowerOpening(first)}` }] };
  },
};

/** Whether what stands before a colon, a relative clause or an “and” has no verb of its own. */
function isBare(doc: Doc, { text }: Sentence): boolean {
  const [head = ''] = text.split(/:|;|, (?:and|but|while|as) | (?:that|which|who|whose|where|when) /u);
  const [, relative] = text.split(/:| (?:that|which|who|whose|where) /u);
  if (SAID_OF_IT.test(head)) return false;
  const opening = doc.clauses.find(({ start }) => start === 0);
  if (opening && opening.verb.end <= head.length) return false;
  // `a film that my aunt loved opened on Friday`
  return relative === undefined || !/\b(?:opened|opens|closed|was released|is out|has won|won)\b/u.test(relative);
}
