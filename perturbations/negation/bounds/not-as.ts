import { type Rule, wordTable } from '../../../src/plugin.js';

/** What each is not, compared with the other: who is smaller is not as big. */
const CONTRARY = wordTable<string>({
  smaller: 'big',
  bigger: 'small',
  quieter: 'loud',
  louder: 'quiet',
  lighter: 'heavy',
  heavier: 'light',
  shorter: 'long',
  longer: 'short',
  cheaper: 'expensive',
  dearer: 'cheap',
  easier: 'difficult',
  harder: 'easy',
  slower: 'fast',
  colder: 'warm',
  warmer: 'cold',
  cooler: 'warm',
  busier: 'quiet',
  narrower: 'wide',
  thinner: 'thick',
  worse: 'good',
});

/** Words that name the whole scale: who is `not as long` need not be long. */
const BIG = /^(?:big|long|loud|heavy|expensive|difficult|fast|warm|wide|thick)$/u;

export const notAs: Rule = {
  about: 'A comparison is turned round with a negation: “smaller than the old one” → “not as big as the old one”',
  expects: { sentiment: 'same' },
  examples: [
    ['The new lamp is smaller than the old one', "The new lamp isn't as big as the old one"],
    ["It's quieter than my fridge.", "It's not as loud as my fridge."],
    ['The film was worse than the book', "The film wasn't as good as the book"],
    ['The parade was shorter than last year', "The parade wasn't as long as last year"],
  ],
  leaves: [
    'It is much smaller than the old one',
    'It is smaller',
    "It isn't smaller than the old one",
    'Is it smaller than the old one?',
    'It was worse than ever',
    'It is cheaper than I thought',
    'The pain is worse than yesterday',
    'The parade was longer than last year',
    'It was longer than two hours',
    'Even worse than the last one',
    'It is cheaper than any other shop',
    'His bark is worse than his bite',
  ],
  words: () => Object.keys(CONTRARY),
  *propose(doc) {
    if (!/\bthan\b/u.test(doc.text) || doc.text.includes('?') || /\bpain\b|\bbark\b/iu.test(doc.text)) return;
    for (const { finite, verb, negation, rest, auxiliaries, subject } of doc.clauses) {
      const [more, than, next] = rest.tokens;
      const base = CONTRARY[more?.lower ?? ''];
      if (!more || base === undefined || than?.lower !== 'than' || !next || negation || auxiliaries.length > 0)
        continue;
      if (finite !== verb || !/^(?:is|are|was|were|'s|'re)$/u.test(verb.lower)) continue;
      const before = /^(?:last (?:year|week|month|time|summer|winter)|usual|before|yesterday)$/u.test(
        rest.text.slice(than.end - rest.start + 1).replace(/[.\s]+$/u, ''),
      );
      if (before && !BIG.test(base)) continue;
      if (!before && !/^(?:the|my|our|his|her|their|your|this|that|these|those)$/u.test(next.lower)) continue;
      if (more.lower === 'shorter' && subject.animacy !== 'thing') continue;
      if (rest.tokens.some(({ lower }) => /^(?:any|ever|yet|but|and|or|i|we|you|even)$/u.test(lower))) continue;
      const not = verb.lower.startsWith("'") ? ' not' : "n't";
      yield {
        edits: [
          { start: verb.end, end: verb.end, text: not },
          { start: more.start, end: than.end, text: `as ${base} as` },
        ],
      };
    }
  },
};
