import type { Rule } from '../../src/plugin.js';
import { phraseAt } from './asked.js';
import { soleSentence, wordsEnd } from './statement.js';

const FOUND: Readonly<Record<string, string>> = {
  impressed: 'impressive', disappointed: 'disappointing', frustrated: 'frustrating', annoyed: 'annoying', confused: 'confusing', inspired: 'inspiring',
  fascinated: 'fascinating', overwhelmed: 'overwhelming', amazed: 'amazing', shocked: 'shocking', bored: 'boring',
}; // biome-ignore format: a table

export const psychVerb: Rule = {
  about:
    'The cause of a feeling is judged instead: “I’m disappointed with the repair” → “I find the repair disappointing”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm impressed with this lamp", 'I find this lamp impressive'],
    ["I'm so disappointed with the repair 😞", 'I find the repair so disappointing 😞'],
  ],
  leaves: [
    "I'm disappointed in myself",
    "I'm disappointed with how it went",
    "I'm not impressed with it",
    "I'm impressed",
    "I'm bored with waiting",
    "I'm impressed with the food and the wine",
  ],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (!clause || clause.negation || !/^(?:I|We)$/u.test(clause.subject.text) || doc.clauses.length > 1) return;
    const tokens = doc.tokens.slice(0, wordsEnd(doc));
    const graded = /^(?:so|very|really)$/u.test(tokens[2]?.lower ?? '');
    const [adjective, link, first] = tokens.slice(graded ? 3 : 2);
    const last = tokens.at(-1);
    const verb = adjective && FOUND[adjective.lower];
    if (
      !/^(?:'m|'re|am|are)$/u.test(tokens[1]?.lower ?? '') ||
      !verb ||
      !link ||
      !first ||
      !last ||
      !/^(?:with|by|in|at)$/u.test(link.lower)
    )
      return;
    const cause = phraseAt(doc, first, clause.sentence);
    if (
      !cause ||
      cause.end !== last ||
      /^(?:my|our|me|it|you|him|her|them|myself|ourselves)$/u.test(first.lower) ||
      /elf$/u.test(last.lower) ||
      /ing$/u.test(first.lower)
    )
      return;
    if (cause.phrase.tokens.some(({ lower }) => lower === 'and')) return;
    const degree = graded ? `${tokens[2]?.text} ` : '';
    const text = `${clause.subject.text} find ${doc.text.slice(first.start, last.end)} ${degree}${verb}`;
    yield { edits: [{ start: clause.start, end: last.end, text }] };
  },
};
