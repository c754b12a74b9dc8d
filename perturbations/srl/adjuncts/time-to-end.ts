import { type Rule, uncapitalize } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';
import { closingTime, openingTime } from '../time-phrase.js';

export const timeToEnd: Rule = {
  about:
    'A time that opens a statement is moved to its end: “On Sunday, we painted the shed” → “We painted the shed on Sunday”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['On Sunday, we painted the shed.', 'We painted the shed on Sunday.'],
    ['I used to drive. Now I take the bus.', 'I used to drive. I take the bus now.'],
    ['On Friday night the band played jazz', 'The band played jazz on Friday night'],
    ['Tomorrow I fly home ✈️', 'I fly home tomorrow ✈️'],
    ['After the last update, the search box hangs.', 'The search box hangs after the last update.'],
  ],
  leaves: [
    'Yesterday was a good day',
    'In the summer, guests may use the pool by arrangement with the porter.',
    "Last night's soup was salty",
    'On Sunday, we painted the shed and the gate fell off',
    'Tomorrow I fly home on the last bus after work',
    'Today I know that he lied',
    'Last week the oven broke because we burnt it',
    'After the last update it does not start at all',
    'After the last update, the app hangs whenever I draw a line',
    'Since the last update, the app hangs every time I draw a line',
    'Since the last update, the app hangs',
  ],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const count = first.lower === 'now' ? 1 : openingTime(words);
      const end = words[(count ?? 0) - 1];
      const main = words.slice(count);
      const body = main[0]?.text === ',' ? main.slice(1) : main;
      const [subject, next] = body;
      if (count === undefined || !end || !subject || !next || body.length > 14) continue;
      if (subject.pos === 'VERB' || subject.pos === 'AUX' || subject.kind !== 'word' || closingTime(body) !== undefined)
        continue;
      if (
        main[0] === subject &&
        !/^(?:i|we|he|she|they|it|you|my|our|his|her)$/u.test(subject.lower) &&
        !(subject.lower === 'the' && /^(?:on|last|this|next)$/u.test(first.lower))
      )
        continue;
      if (
        !body.some(({ pos }) => pos === 'VERB' || pos === 'AUX') ||
        body.some(({ text, lower }) => text === ',' || STOPS.test(lower))
      )
        continue;
      if (body.filter(({ pos }) => pos === 'ADP').length > 1) continue; // the time would go with the last phrase
      if (
        body.some(
          ({ lower }, at) =>
            lower === 'time' && /^(?:I|you|we|he|she|it|they|the|my|a)$/iu.test(body[at + 1]?.text ?? ''),
        )
      )
        continue; // `every time I …`
      if (first.lower === 'since' && !body.some(({ lower }) => /^(?:have|has|had|['’]ve|['’]s|been)$/u.test(lower)))
        continue;
      if (/^(?:all|well|either|anyway|again)$/u.test(last.lower)) continue; // `at all` closes what it is in
      const time = uncapitalize(doc.text.slice(first.start, end.end));
      yield {
        edits: [
          { start: first.start, end: subject.end, text: opened(subject.text) },
          { start: last.end, end: last.end, text: ` ${time}` },
        ],
      };
    }
  },
};

const STOPS =
  /^(?:and|but|or|so|that|because|when|whenever|while|if|unless|once|wherever|until|before|after|since|although|though|which|who|what|how|to|than)$/u;
