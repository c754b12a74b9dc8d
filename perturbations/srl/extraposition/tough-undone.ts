import { conjugate, lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const JUDGED =
  /^(?:(?:so|very|really|quite|pretty|incredibly|extremely|surprisingly|a bit) )?(?:hard|easy|difficult|tough|impossible|simple|fun|nice|lovely|pleasant|a nightmare|a joy|a pleasure|a pain|a delight|tricky|awkward|painful|exhausting|boring|tedious|expensive)$/u;

export const toughUndone: Rule = {
  about: 'The object goes back to its verb: “This app is a nightmare to use” → “Using this app is a nightmare”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['This app is a nightmare to use', 'Using this app is a nightmare'],
    ['The manual was very hard to follow.', 'Following the manual was very hard.'],
  ],
  leaves: [
    'He is hard to please',
    'This app is not easy to use',
    'This app is easy to use and cheap',
    'The staff were happy to help',
    'The house is nice to come back to',
    'His piano playing is a joy to hear',
  ],
  words: () => neededWords(JUDGED),
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || clause.auxiliaries.length > 0 || !clause.copular) continue;
      const { subject, verb } = clause;
      const rest = words.filter(({ start }) => start >= verb.end);
      const [to, action, more] = rest.slice(-2);
      const judged = doc.text.slice(rest[0]?.start ?? 0, rest.at(-3)?.end ?? 0);
      if (!to || !action || more || to.lower !== 'to' || action.pos !== 'VERB' || subject.kind === 'pronoun') continue;
      if (!JUDGED.test(judged.toLowerCase()) || !/^(?:is|are|was|were|'s)$/u.test(verb.lower)) continue;
      if (
        /^(?:be|go|sit|live|stay|sleep|walk|talk|listen|look)$/u.test(action.lower) ||
        subject.tokens.some(({ lower }) => lower === 'and') ||
        /ing$/u.test(subject.head.lower) // `hearing his playing`
      )
        continue;
      const be = /^w/u.test(verb.lower) ? 'was' : 'is';
      const object = lowerOpening(first) + doc.text.slice(first.end, subject.end);
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(conjugate(action.lower, 'gerund'))} ${object} ${be} ${judged}`,
          },
        ],
      };
    }
  },
};
