import type { Edit, Rule, Sentence } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

export const notBeforeDate: Rule = {
  about:
    'What begins or is expected on a date is so not before it: “takes effect on 1 May” → “does not take effect until 1 May”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The new timetable takes effect on 12 December.', 'The new timetable does not take effect until 12 December.'],
    ['A decision is expected in the spring.', 'A decision is not expected until the spring.'],
    ['The exhibition opens on Friday 🖼️', "The exhibition doesn't open until Friday 🖼️"],
    ['The pool reopens on 3 May after repairs.', 'The pool does not reopen until 3 May after repairs.'],
    ['Work is expected to begin in September.', 'Work is not expected to begin until September.'],
    ['It opens in theaters on March 14.', 'It does not open in theaters until March 14.'],
  ],
  leaves: [
    'The exhibition opens on Friday and closes in May',
    'The exhibition finally opens on Friday',
    'Does the exhibition open on Friday?',
    'The shop opens on the corner',
    'We need new chairs before our clinic opens on the 21st',
    'The shop opens on Mondays and Fridays',
    "The exhibition doesn't open on Friday",
    'She starts on Monday, she is so excited',
    'The twins are expected in May',
    'The book opens in 1914',
  ],
  words: () => ['takes', 'opens', 'reopens', 'starts', 'begins', 'expected', 'resumes', 'due', 'scheduled', 'set'],
  *propose(doc) {
    if (
      !/\b(?:takes effect|(?:re)?opens|starts|begins|resumes|(?:is|are) (?:expected|due|scheduled|set))\b/u.test(
        doc.text,
      )
    )
      return;
    const long = isLonghand(doc) || doc.text.length > 60 || /^\p{Lu}.*\.$/su.test(doc.text);
    const contracted = /n['’]t\b|['’](?:m|re|ve|ll)\b/u.test(doc.text) || !long;
    for (const sentence of doc.sentences) {
      const edits = later(sentence, !contracted);
      if (edits) yield { edits };
    }
  },
};

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = `(?:on|in|from) ((?:the )?(?:early |late |mid-)?(?:spring|summer|autumn|winter)(?! [A-Za-zÀ-ž])|(?:\\d{1,2} )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: \\d{4})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?! (?:and|to|through))|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?)(?![A-Za-zÀ-ž\\d])`;
const BEGINS = new RegExp(
  `\\b(takes effect|(?:re)?opens|starts|begins|resumes)((?: (?:in (?:selected )?(?:theaters|theatres|cinemas)|online|again|here|to the public))?) ${DATE}`,
  'u',
);
const EXPECTED = new RegExp(`\\b(is|are) (expected) ${DATE}`, 'u');
const TO_BEGIN = new RegExp(
  `\\b(is|are) (expected|due|scheduled|set) to (begin|start|open|reopen|resume|arrive|finish|launch|be (?:completed|finished|published|ready)) ${DATE}(?=\\s*[.,;]|$)`,
  'u',
);
const OPEN =
  /\b(?:not|never|no|with|nobody|nothing|if|when|once|finally|already|early|soon|at last|only|excited|morning|baby|babies|twins|until|till|and (?!will |is |are |can )[a-zà-ž]+s(?= )|to)\b|n['’]t\b|[?!“”"]/iu;

/** A clause within another stays as it is. */
const INSIDE = /\b(?:before|after|until|till|by|because|since|as|while|that|which|who|unless|so|than|need|needs)\b/iu;

function later(sentence: Sentence, long: boolean): readonly Edit[] | undefined {
  const { text, start } = sentence;
  const due = TO_BEGIN.exec(text);
  if (due && !INSIDE.test(text.slice(0, due.index)) && !OPEN.test(text.replace(/ to /gu, ' '))) {
    const [whole, be = '', expected = '', verb = '', date = ''] = due;
    const from = start + due.index;
    const not = long ? `${be} not` : `${be}n't`;
    return [{ start: from, end: from + whole.length, text: `${not} ${expected} to ${verb} until ${date}` }];
  }
  const match = BEGINS.exec(text) ?? EXPECTED.exec(text);
  if (!match || OPEN.test(text.replace(' to the public', ''))) return undefined;
  const [whole, verb = '', place = '', date = ''] = match;
  const subject = text.slice(0, match.index).trim();
  if (INSIDE.test(subject)) return undefined;
  if (subject === '' || /\b(?:she|he|and|or|which|that|who)$|,$/iu.test(subject) || /^(?:he|she)\b/iu.test(subject))
    return undefined;
  const from = start + match.index;
  const not = (word: string) => (long ? `${word} not` : `${word}n't`);
  const said =
    place === 'expected'
      ? `${not(verb)} expected until ${date}`
      : `${not('does')} ${verb.replace(/^(takes|(?:re)?opens|starts|begins|resumes)/u, (each) => each.replace(/s$/u, ''))}${place} until ${date}`;
  return [{ start: from, end: from + whole.length, text: said }];
}
