import type { Rule } from '../../src/plugin.js';
import { phraseAt } from './asked.js';
import { statedSentences } from './stated.js';

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
    ["I'm so disappointed with the service at the bar", 'I find the service at the bar so disappointing'],
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
    for (const { words, first, clauses } of statedSentences(doc)) {
      const [clause] = clauses;
      if (!clause || clause.negation || !/^(?:I|We)$/u.test(first.text)) continue;
      const graded = /^(?:so|very|really)$/u.test(words[2]?.lower ?? '');
      const [adjective, link, opener] = words.slice(graded ? 3 : 2);
      const found = FOUND[adjective?.lower ?? ''];
      if (
        !/^(?:['’]m|['’]re|am|are)$/u.test(words[1]?.lower ?? '') ||
        found === undefined ||
        !link ||
        !opener ||
        !/^(?:with|by|in|at)$/u.test(link.lower)
      )
        continue;
      const cause = phraseAt(doc, opener, clause.sentence);
      const next = cause && doc.tokens[cause.end.index + 1];
      const last = words.at(-1);
      const place =
        next && /^(?:at|in|on)$/u.test(next.lower)
          ? doc.nounPhrases.find(({ start }) => start === doc.tokens[next.index + 1]?.start)
          : undefined;
      const end = place && place.end === last?.end ? place.end : cause?.end.end;
      if (!cause || end === undefined || (end !== last?.end && next?.text !== ',')) continue;
      if (
        /^(?:my|our|me|it|you|him|her|them|myself|ourselves)$/u.test(opener.lower) ||
        /elf$|selves$/u.test(cause.end.lower) ||
        /ing$/u.test(opener.lower)
      )
        continue;
      const degree = graded ? `${words[2]?.text} ` : '';
      yield {
        edits: [
          {
            start: first.start,
            end,
            text: `${first.text} find ${doc.text.slice(opener.start, end)} ${degree}${found}`,
          },
        ],
      };
    }
  },
};
