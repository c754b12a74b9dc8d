import type { Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless, soleClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

const TIMES = ['this morning', 'today', 'an hour ago', 'this afternoon'];
const EVENTS =
  /^(?:get|lose|win|book|drop|break|fix|finish|adopt|find|crash|buy|fail|pass|complete|receive|miss|spill|burn|sell|order|cancel|pay|score|achieve|sign|submit|send|return|pick|run|bake|plant|land|lock|open|register|download|install|close)$/u;

export const justThisMorning: Rule = {
  about: 'Says when, at the end, what the speaker just did',
  expects: { sentiment: 'same' },
  examples: [
    ['I just sold my canoe! 🛶', 'I just sold my canoe this morning! 🛶'],
    ['We just missed the ferry', 'We just missed the ferry an hour ago'],
  ],
  leaves: [
    'I just sold the canoe that I built',
    'I just got home last night',
    'I just want to sleep',
    'I just found out that he left',
    'I just won a prize for singing',
    'I just finished in ten minutes',
  ],
  words: () => ['just'],
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    if (!clause || !end || clause.tense !== 'past' || clause.auxiliaries.length > 0 || inCapitals(doc)) return;
    if (doc.tokens[1]?.lower !== 'just' || !/^(?:i|we)$/iu.test(clause.subject.text)) return;
    if (!EVENTS.test(clause.verb.lemma) || clause.rest.tokens.length < 1 || doc.tokens.some(saysWhen)) return;
    if (isTimeless(doc) || /[,;:?]/u.test(doc.text)) return;
    const rest = clause.rest.tokens;
    if (rest.some(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || pos === 'SCONJ' || LINKS.test(lower))) return;
    for (const time of TIMES) yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};

/** Words with which another clause begins, and what has its own length. */
const LINKS =
  /^(?:that|who|which|because|if|when|and|but|or|so|than|i|he|she|they|we|out|rid|used|done|minutes?|hours?|seconds?|\p{L}+ing)$/u;
