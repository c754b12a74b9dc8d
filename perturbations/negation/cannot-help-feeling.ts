import type { Rule } from '../../src/plugin.js';

/** States of the body are not feelings that one tries to help. */
const BODILY =
  /^(?:well|unwell|sick|ill|better|worse|dizzy|nauseous|weather|hungry|thirsty|cold|hot|like|fine|off|good|great|ok|okay)$/u;

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
  ],
  *propose(doc) {
    for (const clause of doc.clauses) {
      const { verb, auxiliaries, subject, rest } = clause;
      if (clause.negation || !/^(?:i|we)$/u.test(subject.text.toLowerCase())) continue;
      const [first] = rest.tokens;
      if (
        !first ||
        !rest.tokens.some((token) => token.pos === 'ADJ' || token.pos === 'VERB') ||
        (first.pos === 'DET' && first.lower !== 'a')
      )
        continue;
      if (rest.tokens.slice(0, 4).some((token) => BODILY.test(token.lower)) || first.lower === 'that') continue;
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
