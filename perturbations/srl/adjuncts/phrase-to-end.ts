import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { hasComma } from '../../around/only-if.js';
import { statedSentences } from '../stated.js';
import { closingTime } from '../time-phrase.js';

/** What opens a sentence as a whole and is about no place or condition: `in the end`. */
const SET =
  /^(?:end|whole|meantime|meanwhile|hand|way|fact|case|place|moment|opinion|view|contrary|top|bright|plus|side|mind|experience|words?|addition|general|first|last|once|minimum|least|all|honesty|fairness|life|record|result)$/u;

export const phraseToEnd: Rule = {
  about:
    'A phrase of place or condition that opens a statement goes to its end: “Under the lease, pets are allowed” → “Pets are allowed under the lease”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Under the lease, two pets are allowed.', 'Two pets are allowed under the lease.'],
    ['At the market, we bought plums 🍑', 'We bought plums at the market 🍑'],
  ],
  leaves: [
    'In the end, we bought plums',
    'At the market, we bought plums and he paid',
    'At the market, the man who sells plums was rude',
    'With a smile, she left on Monday',
    'In the market, he lost it',
    'By the river, the path is flooded.',
  ],
  words: () => [','],
  onlyIf: hasComma,
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const at = words.findIndex(({ text }) => text === ',');
      const [, article] = words;
      const [end, subject, next] = [words[at - 1], words[at + 1], words[at + 2]];
      if (
        !/^(?:under|at|in|on|inside|outside|during|throughout)$/u.test(first.lower) ||
        !article ||
        !end ||
        !subject ||
        !next
      )
        continue;
      if (
        !/^(?:the|this|our|my|your|a|an|these)$/u.test(article.lower) ||
        at > 6 ||
        words.filter(({ text }) => text === ',').length > 1
      )
        continue;
      if (words.slice(0, at).some(({ lower, pos }) => SET.test(lower) || pos === 'VERB' || pos === 'AUX')) continue;
      const body = words.slice(at + 1);
      const verb = body.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
      if (verb < 1 || verb > 5 || body.length > 12 || !/^(?:PRON|DET|NOUN|NUM|ADJ|PROPN)$/u.test(subject.pos)) continue;
      if (body.some(({ lower, pos }) => JOINS.test(lower) || (pos === 'ADP' && lower !== 'of'))) continue;
      if (closingTime(body) !== undefined) continue;
      yield {
        edits: [
          { start: first.start, end: subject.end, text: opened(subject.text) },
          { start: last.end, end: last.end, text: ` ${lowerOpening(first)}${doc.text.slice(first.end, end.end)}` },
        ],
      };
    }
  },
};

const JOINS =
  /^(?:and|but|or|so|that|because|when|while|if|until|who|which|what|how|to|than|as|it|them|him|her|there|here|too|again)$/u;
