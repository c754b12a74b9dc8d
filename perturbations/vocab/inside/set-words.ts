import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** Set phrases that are said with or without one more word, and the word. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:have|has|['’]ve) (?:known|supervised|taught|worked|lived|owned|used|been|coached|managed|employed) [^.,;!?]{0,40}?for (?:(?:about|over|almost|nearly|more than) )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\d+) (?:years|months|weeks)(?= and\b|[.,])/giu,
    'now',
  ],
  [/\bin the strongest(?= terms\b)/giu, 'possible'],
  [/\bwithout(?= (?:hesitation|delay|reservation|warning|explanation|difficulty)\b)/giu, 'any'],
  [/^This(?= is to (?:confirm|certify|inform|notify)\b)/gu, 'letter'],
  [/\b(?:ticket|request|case|issue|incident|query)(?: \d+| #\d+| no\. \d+)? can(?= be closed\b)/giu, 'now'],
  [
    /\b(?:better|worse|longer|faster|more|harder|easier) than (?:anyone|anybody|any of us|we|i|they|he|she|everyone)(?= (?:expected|hoped|feared|imagined|dared)\b)/giu,
    'had',
  ],
  [
    /\b(?:I am|I['’]m|We are|We['’]re) writing(?= to (?:ask|express|complain|object|apply|enquire|dispute|request|report|raise|commend|praise)\b)/gu,
    'to you',
  ],
  [
    /\b(?:I|We) would(?= like to (?:thank|commend|congratulate|praise|apologi[sz]e|know (?:whether|if|how|when|where|which|what)|ask (?:whether|if|how|when|where|which|what))\b)/gu,
    'just',
  ],
];

export const setWords: Rule = {
  about: 'A set phrase is said in full: “for five years” → “for five years now”, “without delay” → “without any delay”',
  expects: { sentiment: 'same' },
  examples: [
    ['I have known Ana for six years and trust her.', 'I have known Ana for six years now and trust her.'],
    ['We recommend the tuner without hesitation.', 'We recommend the tuner without any hesitation.'],
    ['This is to confirm that Ana worked at the mill.', 'This letter is to confirm that Ana worked at the mill.'],
    ['The regatta went better than we hoped', 'The regatta went better than we had hoped'],
  ],
  leaves: [
    'I knew Ana for six years.',
    'Without further delay we left.',
    'This is a mill.',
    'It goes better than we had hoped',
  ],
  words: () => neededWords(...PLACES.map(([place]) => place)),
  *propose(doc) {
    // a question may follow what one would like to know
    if (doc.text.includes('?') && !/^I would like to (?:know|ask)\b[^?]*\. /u.test(doc.text)) return;
    for (const [place, word] of PLACES)
      if (word !== 'now' || kindOfText(doc) !== 'clinical') yield* insertedAfter(doc, place, word);
  },
};
