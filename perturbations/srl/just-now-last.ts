import { conjugate, type Rule, type Token } from '../../src/plugin.js';
import { statedSentences } from './stated.js';

export const justNowLast: Rule = {
  about: 'What has just happened is dated at its end: “I just broke my glasses” → “I broke my glasses just now”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I just broke my glasses 😫', 'I broke my glasses just now 😫'],
    ['We just landed in Turin!', 'We landed in Turin just now!'],
    ['I just got an offer from the bakery', 'I got an offer from the bakery just now'],
  ],
  leaves: [
    'I just want to sleep',
    'I just moved to Turin',
    'I just found out that he left',
    'I just broke my glasses this morning',
    'I just finished a shawl I have been knitting for weeks',
    'I just landed and my bag is gone',
    "I just didn't like it",
    'I just got back from a week in Turin',
    'I just stepped in a puddle. in socks',
  ],
  *propose(doc) {
    if (doc.sentences.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'word')).length > 1) return;
    for (const { words, first, last } of statedSentences(doc)) {
      const [, just, verb, ...rest] = words;
      const start = doc.tokens[first.index + 1];
      if (!just || !verb || !start || !/^(?:i|we)$/u.test(first.lower) || just.lower !== 'just') continue;
      if (rest.length < 1 || rest.length > 8 || !happened(verb) || rest.some(bars)) continue;
      yield {
        edits: [
          { start: first.end, end: just.end, text: '' },
          { start: last.end, end: last.end, text: ' just now' },
        ],
      };
    }
  },
};

/** What is over in a moment, so that `just` means `just now` and not `lately` or `simply`. */
const MOMENTS =
  /^(?:get|receive|lose|break|drop|spill|delete|land|finish|complete|update|swap|win|miss|hear|see|spot|find|meet|harvest|book|pass|fail|burn|crash|cut|catch|bake|cook|clean|wash|water|feed|fix|repair|order|send|submit|post|print|eat|try|taste|watch|smash|rip|tear|step|slip|fall|trip|bump|crack|hit|lock|open|pick|plant|put|pay|cancel|call|ring|phone|text|email|hold|rescue|sharpen|score|set|sign|smell|sneeze|spend|throw|wake|walk|wrap|drink|plug|charge|reset|restart|install|download|upload|file|fold|knit|sew|mow|vacuum|hoover|unpack|boil|discover|withdraw|arrive|tread|bite|scratch|dent|scrape|snap|stub|sit|run|park|buy|sell|leave|change|replace|hug|kiss|count|measure|weigh)$/u;

function happened({ pos, lower, lemma }: Token): boolean {
  if (pos !== 'VERB' || !MOMENTS.test(lemma)) return false;
  return /ed$/u.test(lower) || conjugate(lemma, 'past') === lower;
}

/** A clause of its own, a time, or a state that goes on. */
function bars({ lower, text, kind, pos }: Token): boolean {
  if (text === ',' || kind === 'literal' || /^(?:AUX|CCONJ|SCONJ)$/u.test(pos)) return true;
  return /^(?:i|we|you|he|she|they|that|who|which|what|how|where|to|back|out|off|like|and|or|but|so|because|when|while|after|before|until|since|for|all|every|ago|again|now|today|tonight|yesterday|tomorrow|last|next|morning|afternoon|evening|night|week|weekend|month|year|day|days|hours|time|job|married|engaged|ready|used|not|n't|asking|saying|being|having)$/u.test(
    lower,
  );
}
