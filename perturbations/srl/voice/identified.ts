import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const SUPERLATIVE =
  /^(?:the|my|our) (?:(?:very|absolute|single|real|main|only|whole) )?(?:best|worst|first|last|only|main|biggest|highlight|low point|star|winner|reason|cause|culprit|problem|favou?rite|[a-z]{3,}est|most [a-z]+)\b/u;

export const identified: Rule = {
  about:
    'The two sides of an identity change places: “The harbour was the best part” → “The best part was the harbour”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The harbour was the best part of the trip.', 'The best part of the trip was the harbour.'],
    [
      "Ida's pie is the tastiest thing I've eaten all year 🥧",
      "The tastiest thing I've eaten all year is Ida's pie 🥧",
    ],
    ['My cousins are the kindest people on earth', 'The kindest people on earth are my cousins'],
  ],
  leaves: [
    'This is the best part',
    'She was the first to leave',
    'The harbour was not the best part',
    'The harbour was the best part, but it was cold',
    'The room was the size of a shoebox',
    'The harbour was the best part because it was quiet',
    'The flat is the best I have seen',
  ],
  words: () => neededWords(SUPERLATIVE),
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || !clause.copular || clause.negation || clause.auxiliaries.length > 0) continue;
      const { subject, verb } = clause;
      const rest = words.filter(({ start }) => start >= verb.end);
      const [opening, ...others] = rest;
      if (
        !opening ||
        subject.kind === 'pronoun' ||
        subject.tokens.length > 6 ||
        doc.text.slice(subject.end, verb.start).trim() !== ''
      )
        continue;
      const said = doc.text.slice(opening.start, last.end);
      if (
        !SUPERLATIVE.test(said.toLowerCase()) ||
        others.length < 2 ||
        rest.some(({ text, lower }) => text === ',' || STOPS.test(lower))
      )
        continue;
      const phrase = doc.nounPhrases.find(({ start }) => start === opening.start);
      if (phrase?.head.pos !== 'NOUN' || phrase.number !== subject.number || !/^(?:is|are|was|were)$/u.test(verb.lower))
        continue;
      const named = lowerOpening(first) + doc.text.slice(first.end, subject.end);
      yield { edits: [{ start: first.start, end: last.end, text: `${opened(said)} ${verb.text} ${named}` }] };
    }
  },
};

const STOPS = /^(?:and|but|because|so|when|while|although|though|if|to|today|here|yesterday|it|he|she|they)$/u;
