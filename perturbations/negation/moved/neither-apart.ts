import { matchCase, type Rule } from '../../../src/plugin.js';

export const neitherApart: Rule = {
  about: 'Two denials are drawn together or apart: “not for it, not against it” ↔ “neither for it nor against it”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['not for it, not against it', 'neither for it nor against it'],
    ['The exam was neither hard nor easy', "The exam wasn't hard, but it wasn't easy either"],
    [
      "service wasn't fast and it wasn't slow, pretty standard really",
      'service was neither fast nor slow, pretty standard really',
    ],
  ],
  leaves: [
    'not now, not ever again in my life',
    'Neither of us came',
    'I am neither',
    "It wasn't fast and it was slow",
    "It wasn't fast and he wasn't slow",
    'Not one crack, not one stain.',
    'Not for it, not against it, not about it.',
    'Is it neither hard nor easy?',
  ],
  words: () => ['not', "n't", 'neither'],
  *propose(doc) {
    const { tokens, text } = doc;
    if (text.includes('?')) return;
    for (const [at, token] of tokens.entries()) {
      const before = tokens[at - 1];
      if (token.lower === 'not' && (!before || /^[.!:]$/u.test(before.text))) {
        const comma = tokens.findIndex((each, place) => place > at && each.text === ',');
        const second = tokens[comma + 1];
        const alike =
          tokens[at + 1]?.pos === tokens[comma + 2]?.pos &&
          tokens[at + 1]?.pos !== 'ADV' &&
          !COUNTED.test(tokens[at + 1]?.lower ?? '');
        const third = tokens.slice(comma + 2, comma + 7).some(({ lower }) => lower === 'not');
        if (!third && comma > at + 1 && comma < at + 5 && second?.lower === 'not' && alike && tokens[comma + 2])
          yield {
            edits: [
              { start: token.start, end: token.end, text: matchCase(token.text, 'neither') },
              { start: tokens[comma]?.start ?? 0, end: second.end, text: ' nor' },
            ],
          };
      }
      const [not, first, and, it, be, not2, second] = tokens.slice(at + 1);
      if (
        /^(?:is|was|were|are)$/u.test(token.lower) &&
        not?.lower === "n't" &&
        /^AD[JV]$/u.test(first?.pos ?? '') &&
        first &&
        and?.lower === 'and' &&
        /^(?:it|they)$/u.test(it?.lower ?? '') &&
        be?.lower === token.lower &&
        not2?.lower === "n't" &&
        second &&
        /^AD[JV]$/u.test(second.pos)
      )
        yield {
          edits: [
            { start: not.start, end: first.start, text: ' neither ' },
            { start: and.start, end: second.start, text: 'nor ' },
          ],
        };
    }
    for (const { verb, rest, subject, copular, auxiliaries } of doc.clauses) {
      const [neither, first, nor, second, more] = rest.tokens;
      if (
        !copular ||
        auxiliaries.length > 0 ||
        neither?.lower !== 'neither' ||
        nor?.lower !== 'nor' ||
        !first ||
        !second ||
        more
      )
        continue;
      if (
        first.pos !== 'ADJ' ||
        !/^(?:is|are|was|were)$/u.test(verb.lower) ||
        subject.animacy === 'person' ||
        subject.person !== 3
      )
        continue;
      const pronoun = subject.number === 'plural' ? 'they' : 'it';
      yield {
        edits: [
          {
            start: verb.start,
            end: second.end,
            text: `${verb.text}n't ${first.text}, but ${pronoun} ${verb.lower}n't ${second.text} either`,
          },
        ],
      };
    }
  },
};

/** `Not one crack, not one stain` stays as it is: nobody writes `neither one crack nor one stain`. */
const COUNTED = /^(?:one|an?|even)$/u;
