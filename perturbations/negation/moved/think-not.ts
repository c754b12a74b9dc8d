import { type Clause, type Edit, matchCase, neededWords, type Rule } from '../../../src/plugin.js';
import { negated } from '../negate.js';

export const thinkNot: Rule = {
  about:
    'The negation moves between an opinion and what is thought: “I think it isn’t open” ↔ “I don’t think it’s open”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I think it isn't open on Sundays", "I don't think it is open on Sundays"],
    ["We don't think the price is fair", "We think the price isn't fair"],
  ],
  leaves: [
    'I think it is open',
    "Don't you think it's open?",
    "I don't think so",
    "I don't think anyone is home",
    'I think about it',
    "I don't think it's ever open",
  ],
  words: () => neededWords(OPINION),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const edits = raised(clause) ?? lowered(doc.text, clause);
      if (edits) yield { edits };
    }
  },
};

const OPINION = /^(?:think|believe)$/u;
const BE = /^(?:is|are|was|were)$/u;

/** `think it isn't` → `don't think it is`. */
function raised(clause: Clause): readonly Edit[] | undefined {
  const { verb, rest, negation, auxiliaries } = clause;
  if (!OPINION.test(verb.lower) || negation || auxiliaries.length > 0) return undefined;
  const at = rest.tokens.findIndex(({ lower }) => lower === "n't");
  const [not, be] = [rest.tokens[at], rest.tokens[at - 1]];
  if (
    !not ||
    !be ||
    !BE.test(be.lower) ||
    at > 6 ||
    rest.tokens.slice(0, at - 1).some(({ pos, lower }) => pos === 'VERB' || /^(?:if|what|that's)$/u.test(lower))
  )
    return undefined;
  const think = negated(clause);
  return think && [...think, { start: be.end, end: not.end, text: '' }];
}

/** `don't think X is` → `think X isn't`. */
function lowered(
  _text: string,
  { verb, rest, negation, auxiliaries, finite, tokens, subject }: Clause,
): readonly Edit[] | undefined {
  if (!OPINION.test(verb.lower) || !negation || auxiliaries.length !== 1 || finite.lower !== 'do') return undefined;
  if (tokens.filter((token) => token.start >= subject.end && token.end <= verb.start).length !== 2) return undefined;
  const at = rest.tokens.findIndex(({ lower }) => BE.test(lower));
  const be = rest.tokens[at];
  if (!be || at < 1 || at > 5 || rest.tokens.slice(0, at).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return undefined;
  if (
    rest.tokens.some(({ lower }) =>
      /^(?:any\p{L}*|ever|yet|either|much|at|all|every\p{L}*|one|many|as|enough|it|so)$/u.test(lower),
    )
  )
    return undefined;
  return [
    { start: finite.start, end: verb.start, text: matchCase(finite.text, '') },
    { start: be.end, end: be.end, text: "n't" },
  ];
}
