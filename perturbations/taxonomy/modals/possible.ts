import { type Edit, matchCase, type Rule, type Token } from '../../../src/plugin.js';

export const possible: Rule = {
  about: '“Is it possible for … to …?” becomes its modal: “Is it possible for a hen to fly?” → “Can a hen fly?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is it possible for a hen to fly over a fence?', 'Can a hen fly over a fence?'],
    ['Was it possible to cross the Alps by balloon?', 'Could you cross the Alps by balloon?'],
  ],
  leaves: [
    'Is it possible that a hen flew?',
    "Isn't it possible to nap?",
    'Is it possible to be both?',
    'Is it possible for me?',
  ],
  words: () => ['possible'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.subject.head.lower !== 'it') return;
    const { auxiliary, predicate } = question;
    const modal = auxiliary.lower === 'is' ? 'can' : auxiliary.lower === 'was' ? 'could' : undefined;
    const [first, link, ...rest] = predicate.tokens;
    if (!modal || first?.lower !== 'possible' || !link) return;
    const opening = matchCase(auxiliary.text, modal);
    if (link.lower === 'to' && isDoing(rest[0])) {
      yield { edits: [{ start: auxiliary.start, end: link.end, text: `${opening} you` }] };
    } else if (link.lower === 'for') {
      const removed = infinitiveMark(rest);
      if (removed) yield { edits: [{ start: auxiliary.start, end: link.end, text: opening }, removed] };
    }
  },
};

/** The ` to` between who can and what it is. */
function infinitiveMark(tokens: readonly Token[]): Edit | undefined {
  const at = tokens.findIndex(({ lower }, index) => lower === 'to' && isDoing(tokens[index + 1]));
  const [before, mark] = [tokens[at - 1], tokens[at]];
  const plain = !tokens
    .slice(0, Math.max(at, 0))
    .some(
      ({ pos, lower }) => pos === 'VERB' || lower === 'me' || lower === 'him' || lower === 'them' || lower === 'us',
    );
  return before && mark && plain ? { start: before.end, end: mark.end, text: '' } : undefined;
}

function isDoing(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && token.lemma !== 'be';
}
