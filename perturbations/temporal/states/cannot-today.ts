import { neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { firstClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

const BROKEN =
  /^(?:start|open|close|load|connect|charge|print|sync|log|turn|work|find|sleep|reach|access|respond|boot|play|switch|flush|lock|unlock|hear|see|get|stop|eat)$/u;

export const cannotToday: Rule = {
  about: 'Says that today something cannot be done or will not work',
  expects: { sentiment: 'same' },
  examples: [
    ["My van won't start 😩", "Today, my van won't start 😩"],
    ["I can't find my glasses", "Today, I can't find my glasses"],
    ["The app doesn't load", "Today, the app doesn't load"],
  ],
  leaves: [
    "I can't stand it",
    "I won't go",
    "You can't find this anywhere",
    "I can't wait",
    "It won't be long",
    "The app didn't load",
    "She can't sleep tonight",
    "I can't see why",
    "I can't get enough of it",
    "This dress doesn't work for me",
  ],
  words: () => neededWords(BROKEN),
  *propose(doc) {
    const clause = firstClause(doc);
    if (!clause?.negation || clause.auxiliaries.length !== 1 || doc.tokens.some(saysWhen)) return;
    if (!/^(?:ca|can|wo|does|do|cannot)$/u.test(clause.finite.lower) || !BROKEN.test(clause.verb.lemma)) return;
    if (doc.clauses.slice(1).some(({ tense }) => tense === 'past' || tense === 'future') || doc.sentences.length > 1)
      return;
    const speaker = /^(?:i|we)$/iu.test(clause.subject.text);
    if (
      !speaker &&
      (!/^(?:the|my|our)$/iu.test(clause.subject.determiner?.lower ?? '') ||
        !/^(?:start|open|close|load|connect|charge|print|sync|turn|boot|switch|flush|lock|respond)$/u.test(
          clause.verb.lemma,
        ))
    )
      return;
    const rest = clause.rest.text.toLowerCase();
    if (
      speaker &&
      (!/^ca/u.test(clause.finite.lower) ||
        (/^(?:get|see|hear|stop|eat|play)$/u.test(clause.verb.lemma) &&
          !/^(?:smiling|laughing|crying|coughing|sneezing|online|anything|my )/u.test(rest)))
    )
      return;
    if (/\b(?:enough|over|why|how|what|that)\b/u.test(rest)) return;
    yield* eachInFront(doc, ['Today,', 'This morning,']);
  },
};
