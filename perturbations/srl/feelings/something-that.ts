import type { Rule } from '../../../src/plugin.js';
import { soleSentence, upper, wordsEnd } from '../statement.js';

export const somethingThat: Rule = {
  about: 'What is felt about comes first: “I love baking bread” → “Baking bread is something I love”',
  expects: { sentiment: 'same' },
  examples: [
    ['I love baking bread with my son 🍞', 'Baking bread with my son is something I love 🍞'],
    ['I adore the smell of fresh bread', 'The smell of fresh bread is something I adore'],
    ['I regret selling my guitar', 'Selling my guitar is something I regret'],
    ['I really enjoyed the concert', 'The concert was something I really enjoyed'],
  ],
  leaves: [
    "I don't love baking",
    'I love you',
    'I enjoyed every minute',
    'I love it when it rains',
    'I regret that I went',
    'I hate my boss',
    'I love this lamp and I use it daily',
  ],
  words: () => ['adore', 'despise', 'loathe', 'love', 'hate', 'regret', 'enjoy', 'enjoyed', 'loved', 'hated'],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (
      !clause ||
      clause.negation ||
      doc.clauses.length > 1 ||
      !/^(?:I|We)$/u.test(clause.subject.text) ||
      clause.auxiliaries.length > 0
    )
      return;
    const [first, second] = clause.rest.tokens;
    const last = doc.tokens[wordsEnd(doc) - 1];
    if (
      !first ||
      !last ||
      !/^(?:adore|despise|loathe|love|hate|regret|enjoy|enjoyed|loved|hated)$/u.test(clause.verb.lower)
    )
      return;
    const gerund =
      /.ing$/u.test(first.lower) &&
      first.pos !== 'DET' &&
      !/^(?:nothing|everything|something|anything|spring)$/u.test(first.lower);
    const past = /ed$/u.test(clause.verb.lower);
    const event =
      past &&
      first.lower === 'the' &&
      /^(?:movie|concert|show|trip|film|class|tour|event|game|performance|play|course|workshop|book|meal|hike|ride|festival)$/u.test(
        second?.lower ?? '',
      ) &&
      clause.rest.tokens.filter((each) => each.kind === 'word').length === 2;
    const sense =
      !past &&
      /^the (?:smell|sound|taste|feel|sight|scent|thought|idea|texture|crunch|hum) of \p{L}/u.test(clause.rest.text);
    if ((!gerund && !event && !sense) || (gerund && past)) return;
    if (
      clause.rest.tokens.some(({ lower, text }) => /^(?:but|because|when|not|so|if)$/u.test(lower) || text === ',') ||
      clause.rest.tokens.length > 14
    )
      return;
    const adverb = doc.text.slice(clause.subject.end, clause.verb.start);
    if (adverb.trim() !== '' && adverb.trim() !== 'really') return;
    const pronoun = clause.subject.text === 'I' ? 'I' : 'we';
    const text = `${upper(doc.text.slice(first.start, last.end))} ${past ? 'was' : 'is'} something ${pronoun}${adverb}${clause.verb.text}`;
    yield { edits: [{ start: clause.start, end: last.end, text }] };
  },
};
