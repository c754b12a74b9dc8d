import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { all, asks, isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const cannotRememberPlan: Rule = {
  about: 'Whoever asks about a common plan cannot remember it: “Can’t remember, are we rowing on Friday or Saturday?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Are we rowing on Friday or Saturday?', "Can't remember, are we rowing on Friday or Saturday?"],
    ['what time are we meeting tomorrow?', "can't remember, what time are we meeting tomorrow?"],
    [
      'Is the rehearsal in the hall or the church? 🎺',
      "I can't remember, is the rehearsal in the hall or the church? 🎺",
    ],
  ],
  leaves: [
    'Are we there yet?',
    'Are we friends or not?',
    'Shall we row or swim?',
    'Is it me or is it hot?',
    'Which one is better?',
    'Are we lost or late?',
    'What are we waiting for?',
    'Is your rehearsal good or bad?',
  ],
  words: () => neededWords(ASKED),
  onlyIf: all(asks, isOneSentence),
  *propose(doc) {
    if (
      doc.tokens.length > 20 ||
      !matches(doc, ASKED) ||
      matches(doc, ASIDE) ||
      !isChat(doc) ||
      !/\?\P{L}*$/u.test(doc.text) ||
      doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined)
    )
      return;
    for (const said of ["Can't remember,", "I can't remember,"]) {
      const front = inFront(doc, said);
      if (front) yield front;
    }
  },
};

/** What was settled once: a day, a time, a place or a share of a thing done together. */
const ASKED =
  /^(?:(?:are|were) we [a-zà-ž]+ing\b[^?]* (?:on|at|in|before|after|from|to) [^?]*\bor\b|(?:is|was) (?:the|our|your) [^?]{3,30} (?:on|at|in) [^?]*\bor\b|did (?:we|you|i) say [^?]*\bor\b|(?:what time|when|where|which (?:day|pub|platform|room|gate|station|hall)) (?:are we|is (?:the|our|your)|does (?:the|our|your)|did (?:we|you) say)\b)/iu;
const ASIDE =
  /\b(?:going to|ever|even|really|still|best|worst|wrong|love|should|supposed|right now|you people|my order|my parcel|the hell|lost|bus|train|next (?:bus|train|tram)|refund|delivery|catch|matter|problem|point|nearest|sun|capital|world)\b|[!"“”;:]|\?\?/iu;
