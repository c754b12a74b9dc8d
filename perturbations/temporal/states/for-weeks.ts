import type { Clause, Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless, soleClause } from '../first-clause.js';

const SPANS = ['for weeks', 'all week', 'for a while now'];
/** Feelings that go on about one thing, and the words that they take. */
const KEPT =
  /^(?:(?:so|really|very|pretty|a bit|a little|quite) )?(?:(?:worried|anxious|nervous|stressed(?: out)?|curious|excited|unsure|undecided|indifferent|torn|ambivalent|upset|frustrated|worried sick|confused|neutral|unhappy|concerned) (?:about|with|between|on|to)|(?:terrified|scared|afraid|tired|sick|wary) of|(?:fed up|obsessed|bored|overwhelmed|annoyed|frustrated|struggling) (?:with|by|at)|(?:lonely|homesick|exhausted|restless)(?: in| here)?)(?= |$)/iu;

export const forWeeks: Rule = {
  about: 'Says for how long the speaker has felt so about something',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm terrified of losing my flat 😨", "I've been terrified of losing my flat for weeks 😨"],
    ["I'm undecided about the new sofa", "I've been undecided about the new sofa for weeks"],
  ],
  leaves: [
    "I'm worried about tomorrow",
    "I'm terrified of spiders that fly",
    "I'm upset about what you said",
    "I'm worried about my uncle sleeping badly",
    "I'm tired",
    "I'm not worried about it",
    "I'm sick of waiting for hours",
    'He is afraid of you',
  ],
  words: () => ['am', "'m"],
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    if (
      !clause ||
      !end ||
      end !== clause.end ||
      inCapitals(doc) ||
      !isTimeless(doc) ||
      !keeps(clause, doc.text.slice(clause.finite.end, end).trim())
    )
      return;
    const { finite } = clause;
    for (const span of SPANS)
      yield {
        edits: [
          { start: finite.start, end: finite.end, text: finite.lower === 'am' ? 'have been' : "'ve been" },
          { start: end, end, text: ` ${span}` },
        ],
      };
  },
};

function keeps({ subject, finite, negation, tokens }: Clause, said: string): boolean {
  if (!/^i$/iu.test(subject.text) || negation || !/^(?:am|['’]m)$/u.test(finite.lower)) return false;
  if (
    /[,;:()-]|\b(?:that|what|who|which|how|where|if|when|because|feeling|you|hours?|everything|interview|this)\b/iu.test(
      said,
    )
  )
    return false;
  if (
    said.split(' ').length > 8 ||
    /\b(?:about|of|by|with|at) [^,]*[a-zà-ž]{3}ing (?:over|in|on|at|into|through|for|up|to)\b/iu.test(said)
  )
    return false;
  // who does what for weeks: the feeling, or the one it is about
  if (/\b(?:about|of|by|with) (?:my|the|our|his|her|their) (?:[a-zà-ž]+ ){1,2}[a-zà-ž]+ing\b/iu.test(said))
    return false;
  return (
    KEPT.test(said) &&
    !tokens
      .slice(2)
      .some(
        ({ pos, lower }) =>
          pos === 'AUX' || pos === 'SCONJ' || (pos === 'VERB' && !/(?:ing|ed|sick|torn)$/u.test(lower)),
      )
  );
}
