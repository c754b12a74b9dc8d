import { type Clause, conjugate, type Edit, matches, type Rule } from '../../../src/plugin.js';

const STARTS = /^(?:start|begin|land|arrive|leave|depart|reopen|launch|resume)$/u;

/** What is early is not late: `it starts at five in the morning`. */
const EARLY = /\b(?:morning|early|already|dawn|a\.?m\.?)\b|\d ?am\b/iu;

export const notUntil: Rule = {
  about: 'A time is given as the end of its denial: “opens at nine” → “doesn’t open until nine”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The talk will start at nine', "The talk won't start until nine"],
    ['The shops are open until nine', "The shops don't close until nine"],
    ['The gym is open until nine', "The gym doesn't close until nine"],
    ['We close at five on bank holidays.', "We don't stay open past five on bank holidays."],
    ["Rosa's train arrives at 6:15 🚆", "Rosa's train doesn't arrive until 6:15 🚆"],
  ],
  leaves: [
    'She leaves at once',
    'The museum opens in May and closes in June',
    'He starts on time',
    'The library opens at nine.',
    'The drilling starts at five in the morning',
    'I complained about it. It starts at five.',
    'The bus leaves from stop C',
    'My bus leaves at 6:40 from stop C',
    "It doesn't open at nine",
    'The gym is open until nine on Mondays and seven on Fridays',
    'I am open until nine',
    'We kept the door open until nine',
    'The bar closes at dusk',
    'The bar closes at two and reopens at nine',
    'The bar often closes at two',
    'The bar is open until nine on the first Monday of each month',
  ],
  words: () => ['until', 'till', 'at'],
  *propose(doc) {
    if (doc.text.includes('?') || matches(doc, EARLY)) return;
    for (const clause of doc.clauses) {
      for (const edit of [closesAt(clause), openPast(clause)]) if (edit) yield { edits: edit };
    }
    if (doc.sentences.length > 1) return;
    for (const { verb, auxiliaries, negation, rest, finite, subject, tokens } of doc.clauses) {
      const [at, time] = rest.tokens;
      if (negation || !at || !time || !STARTS.test(verb.lemma) || at.lower !== 'at' || subject.person !== 3) continue;
      if (
        time.kind !== 'number' &&
        !/^\d/u.test(time.text) &&
        time.pos !== 'NUM' &&
        !/^(?:noon|midnight)$/u.test(time.lower)
      )
        continue;
      if (tokens.some(({ lower }) => /^(?:and|or|but)$/u.test(lower))) continue;
      if (
        rest.tokens.slice(2).some(({ kind }) => kind === 'word') &&
        !/^(?:[ap]\.?m\.?|sharp|tonight|tomorrow|today|on)$/u.test(rest.tokens[2]?.lower ?? '')
      )
        continue; // `until 6:40 from stop C`
      const before = doc.span(subject.end, verb.start).tokens;
      const will = auxiliaries.length === 1 && finite.lower === 'will' && before.length === 1;
      const third = auxiliaries.length === 0 && before.length === 0 && conjugate(verb.lemma, 'third') === verb.lower;
      if (!will && !third) continue;
      yield {
        edits: [
          will
            ? { start: finite.start, end: finite.end, text: "won't" }
            : { start: verb.start, end: verb.end, text: `doesn't ${verb.lemma}` },
          { start: at.start, end: at.end, text: 'until' },
        ],
      };
    }
  },
};

/** `is open until nine` → `doesn't close until nine`. */
function closesAt({ verb, finite, auxiliaries, negation, rest, subject, tokens }: Clause): readonly Edit[] | undefined {
  const [open, until, time] = rest.tokens;
  if (negation || auxiliaries.length > 0 || verb !== finite || subject.person !== 3 || subject.animacy === 'person')
    return undefined;
  if (open?.lower !== 'open' || !/^(?:until|till)$/u.test(until?.lower ?? '') || !time) return undefined;
  if (!/^(?:is|are)$/u.test(verb.lower) || tokens.some(({ lower }) => /^(?:and|or|but|only|from)$/u.test(lower)))
    return undefined;
  if (verb.start <= subject.end || rest.tokens.length > 6) return undefined;
  return [{ start: verb.start, end: open.end, text: verb.lower === 'is' ? "doesn't close" : "don't close" }];
}

/** `closes at two` → `doesn't stay open past two`. */
function openPast({ verb, auxiliaries, negation, rest, subject, tokens }: Clause): readonly Edit[] | undefined {
  const [at, time] = rest.tokens;
  if (negation || auxiliaries.length > 0 || verb.lemma !== 'close' || at?.lower !== 'at' || !time) return undefined;
  if (time.kind !== 'number' && time.pos !== 'NUM' && !/^(?:\d.*|noon|midnight)$/u.test(time.lower)) return undefined;
  if (
    !/^closes?$/u.test(verb.lower) ||
    subject.person === 2 ||
    tokens.some(({ lower }) => /^(?:and|or|but|only)$/u.test(lower))
  )
    return undefined;
  if (tokens.some((token) => token.start >= subject.end && token.end <= verb.start)) return undefined;
  return [
    { start: verb.start, end: verb.end, text: verb.lower === 'closes' ? "doesn't stay open" : "don't stay open" },
    { start: at.start, end: at.end, text: 'past' },
  ];
}
