import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const causeToEnd: Rule = {
  about:
    'A cause that opens a statement goes to its end, a place of `nothing` or `everyone` to its front: “Thanks to the rain we stayed in”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Thanks to the rain our picnic is off', 'Our picnic is off thanks to the rain'],
    ['Because of the fog, the ferry is late.', 'The ferry is late because of the fog.'],
    ['Nothing in this garage works properly', 'In this garage, nothing works properly'],
    ['Everyone in the office got a bonus 🎉', 'In the office, everyone got a bonus 🎉'],
  ],
  leaves: [
    'Thanks to the rain and the mud, we stayed in',
    'Thanks to Bo for the cake',
    'Because of the fog, he left because he was late',
    'Nothing in it works',
    'Thanks to the helpers who gave up their lunch the shed is dry',
    'Thanks to the fix you sent last night, it loads in no time',
    'Everything in the parcel was wrapped well',
    'Nobody in the world is as kind',
    'Thanks to the new tap our tank fills in no time where it used to take an hour.',
    'I loved your talk. Everyone in the lab is still raving about it.',
  ],
  words: () => ['thanks', 'because', 'due', 'nothing', 'nobody', 'everything', 'everyone', 'everybody'],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const [, preposition, article] = words;
      if (words.some(({ lower }) => /^(?:and|but|or|so|that|when|if|as|for|than|where|while|which)$/u.test(lower)))
        continue;
      if (words.filter(({ lower }) => lower === 'because').length > 1 || !preposition || !article) continue;
      const phrase = article && doc.nounPhrases.find(({ start }) => start === article.start);
      const end = phrase?.tokens.at(-1);
      if (!phrase || !end || phrase.kind === 'pronoun') continue;
      const main = words.filter(({ start, text }) => start >= phrase.end && text !== ',');
      const [subject] = main;
      if (/^(?:who|which|whose|where|whom)$/u.test(subject?.lower ?? '')) continue; // `the helpers who …`
      const comma = words.findIndex(({ text }) => text === ',');
      if (comma >= 0 && doc.tokens[end.index + 1]?.text !== ',') continue; // `the fix you sent, …`
      if (!subject || main.length < 2 || words.filter(({ text }) => text === ',').length > 1) continue;
      if (
        /^(?:thanks to|because of|due to)$/u.test(`${first.lower} ${preposition.lower}`) &&
        /^(?:PRON|DET|PROPN)$/u.test(subject.pos) &&
        main.slice(1, 5).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
      )
        yield {
          edits: [
            { start: first.start, end: subject.end, text: opened(subject.text) },
            { start: last.end, end: last.end, text: ` ${lowerOpening(first)}${doc.text.slice(first.end, end.end)}` },
          ],
        };
      if (
        /^(?:nothing|nobody|everything|everyone|everybody)$/u.test(first.lower) &&
        preposition.lower === 'in' &&
        doc.sentences.length === 1 &&
        /^(?:the|this|my|our)$/u.test(article.lower) &&
        /^(?:VERB|AUX)$/u.test(subject.pos) &&
        !/^(?:box|bag|parcel|drawer|basket|book|film|picture)$/u.test(end.lower) && // what is in it, and not what happens there
        end.lower !== 'world' &&
        subject.index === end.index + 1
      )
        yield {
          edits: [
            {
              start: first.start,
              end: end.end,
              text: `${opened('in')} ${doc.text.slice(article.start, end.end)}, ${first.lower}`,
            },
          ],
        };
    }
  },
};
