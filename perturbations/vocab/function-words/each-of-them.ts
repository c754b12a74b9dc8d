import type { Candidate, Doc, Rule, Sentence, Token } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const SOME = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|some|most|many|each)$/u;
const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|all|several|\d+)$/u;

export const eachOfThem: Rule = {
  about:
    'Some of those told of are “of them”: “Both wept.” → “Both of them wept.”, “and two left” → “and two of them left”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'Two rowers were found on the pier. Both were unhurt.',
      'Two rowers were found on the pier. Both of them were unhurt.',
    ],
    [
      'Several members voiced their anger, and two resigned.',
      'Several members voiced their anger, and two of them resigned.',
    ],
    ['The hall has nine windows, and each has a seat.', 'The hall has nine windows, and each of them has a seat.'],
  ],
  leaves: [
    'Fire swept through the hall, and two were hurt.',
    'Both rowers were unhurt.',
    'The oars are here. Both Ana and Olga were unhurt.',
    'Several members spoke, and two oars were sold.',
    'Do two rowers sing, and are both here?',
  ],
  words: () => ['both', 'and', 'each'],
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('?')) return;
    for (const sentence of doc.sentences) {
      for (const token of sentence.tokens) {
        const candidate = token.lower === 'both' ? afterTwo(doc, sentence, token) : someOf(doc, sentence, token);
        if (candidate) yield candidate;
      }
    }
  },
};

const isTold = (token: Token | undefined) =>
  token !== undefined &&
  (token.pos === 'AUX' || (token.pos === 'VERB' && token.lower !== token.lemma && !/ing$/u.test(token.lower)));

const ofThem = ({ end }: Token): Candidate => ({ edits: [{ start: end, end, text: ' of them' }] });

/** `Two rowers … Both were …`. */
function afterTwo(doc: Doc, { index, tokens }: Sentence, both: Token): Candidate | undefined {
  const before = doc.sentences[index - 1];
  if (both !== tokens[0] || !before || !isTold(doc.tokens[both.index + 1])) return undefined;
  if (doc.tokens[both.index + 1]?.lower.endsWith('s') && doc.tokens[both.index + 1]?.pos === 'VERB') return undefined;
  return before.tokens.some(({ lower }) => lower === 'two') ? ofThem(both) : undefined;
}

/** `Several members …, and two resigned`: the members are the first thing told of. */
function someOf(doc: Doc, sentence: Sentence, some: Token): Candidate | undefined {
  const [comma, and] = [doc.tokens[some.index - 2], doc.tokens[some.index - 1]];
  if (!SOME.test(some.lower) || isQuotedAt(doc, some.start) || !isTold(doc.tokens[some.index + 1])) return undefined;
  const each = some.lower === 'each';
  if (!(and?.lower === 'and' && comma?.text === ',') && !(each && and?.text === ',')) return undefined;
  const before = sentence.tokens.filter(({ index }) => index < some.index);
  if (before.some(({ lower }) => (each ? /^(?:but|if|that)$/u : /^(?:but|or|if|that)$/u).test(lower))) return undefined;
  if (each)
    return before.some(({ lower, index }) => COUNT.test(lower) && isMany(doc.tokens[index + 1])) ||
      /^where two or more [a-zà-ž]+s\b/iu.test(sentence.text)
      ? ofThem(some)
      : undefined;
  const clause = doc.clauses.find((one) => one.sentence === sentence && one.start === sentence.tokens[0]?.start);
  const head = clause?.subject.head;
  return clause?.subject.animacy === 'person' && isMany(head) ? ofThem(some) : undefined;
}

function isMany(token: Token | undefined): boolean {
  return token !== undefined && token.pos === 'NOUN' && /(?:[^su]s|people|children|women|men)$/u.test(token.lower);
}
