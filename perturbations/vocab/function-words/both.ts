import type { Candidate, Clause, Doc, Rule, Token } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

const PAIRS =
  /^(?:nice|good|lovely|sick|far|more|bigger|better|worse|hit|black|safe|up|on|so|touch|out|here|there|home|back|done|high|short|big|through|less|alone|rough|free|fair|alive|old)$/u;

export const both: Rule = {
  about: 'Of two words that say what something is like, each is true, “both”: “slow and rude” → “both slow and rude”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The waiter was slow and rude', 'The waiter was both slow and rude'],
    ['The room is bright and quiet 🌞', 'The room is both bright and quiet 🌞'],
  ],
  leaves: [
    'The soup is nice and hot',
    'The waiter was slow, cold and rude',
    'The waiter was slow and left',
    'The waiter was slow and rude staff yelled',
    "The room isn't bright and quiet",
    'The room was so bright and quiet',
    'The tea is good and the cake is bad',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const clause of doc.clauses) {
      const candidate = clause.copular && !clause.negation ? paired(doc, clause) : undefined;
      if (candidate) yield candidate;
    }
  },
};

/** Two adjectives, right after the verb and at the end of what is said, or before where and when. */
function paired({ tokens }: Doc, { rest, sentence }: Clause): Candidate | undefined {
  const [first, and, second] = rest.tokens;
  if (!first || and?.lower !== 'and' || !second || /[?]/u.test(sentence.text)) return undefined;
  const next = tokens[second.index + 1];
  const ends =
    !next ||
    next.kind === 'emoji' ||
    /^[.!,;…]+$/u.test(next.text) ||
    /^(?:at|in|on|by|but|when|after|today|this|yesterday|from)$/u.test(next.lower);
  if (!ends || !isQuality(first) || !isQuality(second)) return undefined;
  if (
    tokens
      .slice(Math.max(0, first.index - 3), first.index)
      .some(({ lower }) => /^(?:both|so|too|very|really|as|more|not|neither|all)$/u.test(lower))
  )
    return undefined;
  return { edits: [{ start: first.start, end: first.start, text: 'both ' }] };
}

function isQuality({ pos, lower }: Token): boolean {
  return pos === 'ADJ' && !PAIRS.test(lower) && !lower.endsWith('ing');
}
