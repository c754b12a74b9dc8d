import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const ADVERB =
  /^(?:honestly|unfortunately|sadly|luckily|thankfully|fortunately|apparently|frankly|personally|obviously|weirdly|surprisingly|hopefully|naturally|ironically)$/u;

export const adverbToEnd: Rule = {
  about:
    'An adverb of the whole sentence moves between its ends: “Sadly, the tour was short” ↔ “The tour was short, sadly”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Sadly, the tour was short.', 'The tour was short, sadly.'],
    ["Apparently they're painting the gates", "They're painting the gates, apparently"],
    ['The tour was short, sadly 😕', 'Sadly, the tour was short 😕'],
  ],
  leaves: [
    'Sadly enough, it ended',
    'So the tour ends in Bath, apparently',
    'Well, it ended, sadly',
    'And the tour is full, unfortunately',
    'Honestly speaking, it was fine',
    'Sadly, it ended, and we left',
    'Sadly, the leads are flat and the end is rushed',
    'Personally designed rooms are rare',
  ],
  words: () => neededWords(ADVERB),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const commas = words.filter(({ text }) => text === ',');
      const body = words[1]?.text === ',' ? words.slice(2) : words.slice(1);
      const [subject] = body;
      if (
        ADVERB.test(first.lower) &&
        subject &&
        !/^(?:so|well|oh|then)$/u.test(subject.lower) &&
        body.length > 2 &&
        body.length < 16 &&
        !body.some(({ lower }) => /^(?:and|but|or|so|because|which|that|when|if)$/u.test(lower)) &&
        commas.length === (words[1]?.text === ',' ? 1 : 0)
      ) {
        if (
          !['PRON', 'DET', 'PROPN', 'NOUN'].includes(subject.pos) ||
          !body.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
        )
          continue;
        yield {
          edits: [
            { start: first.start, end: subject.end, text: opened(subject.text) },
            { start: last.end, end: last.end, text: `, ${first.lower}` },
          ],
        };
      }
      const comma = words.at(-2);
      const end = words.at(-3);
      if (/^(?:so|and|but|well|or|then|oh|yet)$/u.test(first.lower)) continue;
      if (!ADVERB.test(last.lower) || comma?.text !== ',' || commas.length !== 1 || !end) continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opened(last.lower)}, ${lowerOpening(first)}` },
          { start: end.end, end: last.end, text: '' },
        ],
      };
    }
  },
};
