import type { Rule } from '../../src/plugin.js';
import { phraseAt } from './asked.js';
import { soleSentence, upper, wordsEnd } from './statement.js';

const VERBS: Readonly<Record<string, string>> = {
  impressed: 'impressed', disappointed: 'disappointed', frustrated: 'frustrated', annoyed: 'annoyed', confused: 'confused', inspired: 'inspired',
  fascinated: 'fascinated', exhausted: 'exhausted', overwhelmed: 'overwhelmed', amazed: 'amazed', shocked: 'shocked', bored: 'bored',
}; // biome-ignore format: a table

export const psychVerb: Rule = {
  about: 'The cause of a feeling becomes the subject: “I’m impressed with the staff” → “The staff has impressed me”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm impressed with this lamp", 'This lamp has impressed me'],
    ["I'm so disappointed with the repair 😞", 'The repair has really disappointed me 😞'],
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
    const verb = adjective && VERBS[adjective.lower];
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
    const has = cause.phrase.number === 'plural' ? 'have' : 'has';
    const me = clause.subject.text === 'I' ? 'me' : 'us';
    const text = `${upper(doc.text.slice(first.start, last.end))} ${has} ${graded ? 'really ' : ''}${verb} ${me}`;
    yield { edits: [{ start: clause.start, end: last.end, text }] };
  },
};
