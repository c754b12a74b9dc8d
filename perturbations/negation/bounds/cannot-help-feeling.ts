import { neededWords, type Rule } from '../../../src/plugin.js';

/** Feelings that come over one, which one might rather not have, or not show. */
const UNBIDDEN =
  /^(?:lost|guilty|proud|sad|nervous|anxious|lonely|worried|jealous|envious|disappointed|sorry|uneasy|annoyed|hopeful|nostalgic|overwhelmed|ignored|cheated|embarrassed|ashamed|responsible|uncomfortable|suspicious|left|excluded|betrayed|homesick|bitter|resentful|discouraged|hurt)$/u;

export const cannotHelpFeeling: Rule = {
  about: 'A feeling is said by not being able to help it: “I’m feeling a bit lost” → “I can’t help feeling a bit lost”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm feeling a bit lost without my notes 📓", "I can't help feeling a bit lost without my notes 📓"],
    ['We feel proud of the team', "We can't help but feel proud of the team"],
  ],
  leaves: [
    "I'm not feeling lost",
    "I'm feeling sick today",
    'Are you feeling lost?',
    'I feel that it is late',
    "I'm feeling the pressure",
    "I'm feeling so energized after the swim",
    'I feel so-so about the rug',
  ],
  words: () => neededWords(UNBIDDEN),
  *propose(doc) {
    for (const clause of doc.clauses) {
      const { verb, auxiliaries, subject, rest } = clause;
      if (clause.negation || !/^(?:i|we)$/u.test(subject.text.toLowerCase())) continue;
      const [first] = rest.tokens;
      const [second, third] = rest.tokens.slice(1);
      const feeling = /^a$/u.test(first?.lower ?? '') && /^(?:bit|little)$/u.test(second?.lower ?? '') ? third : first;
      if (!feeling || !UNBIDDEN.test(feeling.lower)) continue;
      const apart = doc.span(subject.end, verb.start).tokens.length;
      const edit = { start: subject.end, end: verb.end };
      if (
        verb.lower === 'feeling' &&
        auxiliaries.length === 1 &&
        /^(?:'m|am|'re|are)$/u.test(auxiliaries[0]?.lower ?? '') &&
        apart === 1
      ) {
        yield { edits: [{ ...edit, text: " can't help feeling" }] };
        yield { edits: [{ ...edit, text: " can't help but feel" }] };
      } else if (verb.lower === 'feel' && auxiliaries.length === 0 && apart === 0) {
        yield { edits: [{ ...edit, text: " can't help but feel" }] };
      }
    }
  },
};
