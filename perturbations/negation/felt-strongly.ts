import type { Rule, Token } from '../../src/plugin.js';
import { isLonghand } from './longhand.js';

const FELT =
  /^(?:furious|exhausted|thrilled|delighted|devastated|heartbroken|miserable|disgusted|grateful|proud|relieved|livid|overjoyed|ecstatic|disappointed|embarrassed|ashamed|thankful|excited|impressed)$/u;

export const feltStrongly: Rule = {
  about: 'A strong feeling could not be stronger: “… and I am furious” → “… and I could not be more furious”',
  expects: { sentiment: 'same' },
  examples: [
    [
      "Another reorganisation, another wrong name. I'm exhausted.",
      "Another reorganisation, another wrong name. I couldn't be more exhausted.",
    ],
    ['The form was lost again and I am furious.', 'The form was lost again and I could not be more furious.'],
    ["we're thrilled with the kitchen 🎉", "we couldn't be more thrilled with the kitchen 🎉"],
  ],
  leaves: [
    "I'm not furious",
    'If I am furious, I walk',
    'I am exhausted but glad',
    'I was furious',
    "I'm furious because it rained",
    'Am I furious?',
    'He thinks I am furious',
    "I'm proud to say it",
    "I'm excited to see you, sad to leave",
  ],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    for (const [at, token] of doc.tokens.entries()) {
      const [be, adjective, next] = doc.tokens.slice(at + 1);
      if (!/^(?:i|we)$/u.test(token.lower) || !be || !/^(?:am|are|'m|'re|’m|’re)$/u.test(be.lower) || !adjective)
        continue;
      if (!FELT.test(adjective.lower) || !opens(doc.tokens, at) || !ends(doc.tokens, next)) continue;
      yield {
        edits: [{ start: token.end, end: adjective.start, text: ` could${longhand ? ' not' : "n't"} be more ` }],
      };
    }
  },
};

/** At the start of a sentence, or after `and` that joins what is told. */
function opens(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'emoji' || /^(?:[.!]+|and|so)$/u.test(before.lower);
}

/** `furious.`, `thrilled with the kitchen.`: nothing that weighs it, and no clause. */
function ends(tokens: readonly Token[], next: Token | undefined): boolean {
  if (next === undefined || /^[.!]+$/u.test(next.text) || next.kind === 'emoji') return true;
  if (!/^(?:with|about|by|at|of|for)$/u.test(next.lower)) return false;
  const rest = tokens.slice(next.index + 1);
  const end = rest.findIndex(({ text, kind }) => /^[.!]+$/u.test(text) || kind === 'emoji');
  const phrase = end < 0 ? rest : rest.slice(0, end);
  return (
    phrase.length < 8 &&
    !phrase.some(
      ({ text, lower }) => /^[,;:]$/u.test(text) || /^(?:but|and|because|though|when|if|so|that)$/u.test(lower),
    )
  );
}
