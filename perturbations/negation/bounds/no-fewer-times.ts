import { matches, type Rule, type Token } from '../../../src/plugin.js';

const COUNT = /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|\d{1,2})$/u;

export const noFewerTimes: Rule = {
  about:
    'How often something was done is “no fewer than”: “I called them four times” → “I called them no fewer than four times”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      "I've called your office four times since Monday.",
      "I've called your office no fewer than four times since Monday.",
    ],
    ['the app crashed six times on the way home 😡', 'the app crashed no fewer than six times on the way home 😡'],
  ],
  leaves: [
    'Take it three times a day',
    'It is four times bigger',
    'I called at least four times',
    'I called only three times',
    'Did it crash four times?',
    'I never called four times',
    'I called two times',
    'The third of three times',
    'She runs four times each week',
    'The sample was weighed. The procedure was repeated four times.',
  ],
  words: () => ['times'],
  *propose(doc) {
    if (doc.text.includes('?') || !matches(doc, TOLD)) return;
    for (const [at, token] of doc.tokens.entries()) {
      const [before, times, next] = [doc.tokens[at - 1], doc.tokens[at + 1], doc.tokens[at + 2]];
      if (!COUNT.test(token.lower) || token.lower === '1' || token.lower === '2' || times?.lower !== 'times') continue;
      if (!before || !follows(before) || (next && WHOLE.test(next.lower)) || next?.pos === 'ADJ') continue;
      if (doc.tokens.slice(Math.max(0, at - 8), at).some(({ lower }) => DENIED.test(lower))) continue;
      if (
        !doc.tokens
          .slice(0, at)
          .some(({ pos, lower, lemma }) => pos === 'VERB' && lemma !== lower && !/(?:s|ing)$/u.test(lower))
      )
        continue;
      yield { edits: [{ start: token.start, end: token.start, text: 'no fewer than ' }] };
    }
  },
};

/** Whoever counts for himself: a protocol gives the number and no more. */
const TOLD = /\b(?:i|my|me|we|our|us)\b|[😠😡😤🤬]/iu;

function follows({ pos, lower }: Token): boolean {
  if (/^(?:out|up|down|off|over|back|on)$/u.test(lower)) return true;
  return /^(?:VERB|NOUN|PROPN|PRON)$/u.test(pos) && !/^(?:than|every|last|first|next)$/u.test(lower);
}

/** A rate or a comparison: `a day`, `as big`, `more`. */
const WHOLE = /^(?:a|an|as|more|less|daily|weekly|monthly|per|each|every|faster|bigger|better|worse|the)$/u;
const DENIED =
  /^(?:not|n't|never|no|hardly|least|most|only|just|about|around|almost|nearly|over|under|than|will|would|should|must|please)$/u;
