import type { Rule } from '../../../src/plugin.js';
import { stateOf } from '../polar.js';

const OPENINGS = ["can't tell you how", "can't begin to tell you how", "can't put into words how"];

export const cannotSayHow: Rule = {
  about: 'A strong feeling is said by being beyond words: “I’m so grateful” → “I can’t tell you how grateful I am”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so grateful for my sister", "I can't tell you how grateful I am for my sister"],
    ["We're so disappointed in the repair 😞", "We can't tell you how disappointed we are in the repair 😞"],
    ["I'm feeling so motivated today", "I can't begin to tell you how motivated I feel today"],
  ],
  leaves: [
    "I'm so tired that I could sleep here",
    "I'm a bit tired",
    "I'm not so happy",
    "She's so happy",
    "I'm so tired I could sleep",
    "I'm happy and proud",
    "I'm so nervous about the recital that I feel sick",
  ],
  words: () => ['so', 'very', 'really', 'extremely', 'incredibly'],
  *propose(doc) {
    for (const clause of doc.clauses) {
      const state = stateOf(clause);
      if (!state || state.past || clause.negation || !/^(?:i|we)$/u.test(clause.subject.text.toLowerCase())) continue;
      const { adjective, degree, polar, next, verb } = state;
      if (polar.polarity !== 'positive' && polar.polarity !== 'negative') continue;
      if (/^(?:satisfied|content|pleased|comfortable)$/u.test(adjective.lower)) continue;
      if (!degree || !/^(?:so|very|really|extremely|incredibly)$/u.test(degree.lower)) continue;
      if (
        /^(?:and|but|or|that|than|,|as|because)$/u.test(next?.lower ?? '') ||
        polar.extreme !== undefined ||
        next?.pos === 'PRON' ||
        next?.pos === 'DET'
      )
        continue;
      if (degree.lower === 'so' && RESULT.test(doc.text.slice(adjective.end, clause.sentence.end))) continue;
      const doubled = doc
        .span(clause.subject.end, adjective.start)
        .tokens.some((each) => each.pos === 'ADV' && each !== degree);
      if (doubled) continue;
      const out = next?.lower === 'out' ? ' out' : '';
      const subject = clause.subject.text;
      const pronoun = /^i$/iu.test(subject) ? subject : 'we';
      const be = verb === 'feel' && next?.lower !== 'of' ? 'feel' : pronoun !== 'we' ? 'am' : 'are';
      for (const opening of OPENINGS) {
        const text = ` ${opening} ${adjective.lower}${out} ${pronoun} ${be}`;
        yield { edits: [{ start: clause.subject.end, end: out ? (next?.end ?? adjective.end) : adjective.end, text }] };
      }
    }
  },
};

/** What came of it, which hangs on `so`. */
const RESULT = /\bthat (?:I|we|my|our|it|nobody)\b|\b(?:I|we) (?:can|could|might)(?:['’]t|n['’]t|not)?\b/iu;
