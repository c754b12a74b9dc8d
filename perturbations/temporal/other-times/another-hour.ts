import type { Edit, Rule } from '../../../src/plugin.js';
import { swapsOf } from './swap.js';

/** A time of day as it is written: `7pm`, `4:45 pm`, `10:30`, `at 9`, `around six`. */
const CLOCK =
  /(?<![\d:])\b(\d{1,2})(?=(?::[0-5]\d)?\s?(?:am|pm|a\.m\.|p\.m\.)(?![\p{L}\d]))|(?<![\d:])\b(\d{1,2})(?=:[0-5]\d(?![\d:]))|(?<=\b(?:at|until|till|(?<!\b(?:were|are|was|is|had|have|about|cost) )around)\s)(\d{1,2}|\p{Ll}{3,6})(?=\s*(?:$|[.,!?;)](?!\d)|\s(?:and|so|but|on|tomorrow|today|tonight|with|sharp|in the)\b|\p{Extended_Pictographic}))/gu;

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

export const anotherHour: Rule = {
  about: 'Moves a time of day in the text by an hour',
  expects: { sentiment: 'same' },
  examples: [
    ['Someone rang our bell at 3am 😡', 'Someone rang our bell at 4am 😡'],
    ['The tram leaves at 9:15', 'The tram leaves at 10:15'],
    ['The tram leaves at 04:15', 'The tram leaves at 05:15'],
    ["They're bringing cake around six", "They're bringing cake around seven"],
  ],
  leaves: [
    'The tram leaves at 9:00 🕘',
    'We sat at one table',
    'Open from 8 am to 5 pm',
    'The tram leaves',
    'He is good at two things',
    'We lost at home',
    'It is noon',
    'On the 17:40, with you around half six',
    'They raised it by 20%',
    'We were around six',
    'I arrived at two hotels',
    'The score was 3:1',
    'The alarm starts beeping at 100',
    'The bank left its rate at 4.25 percent',
  ],
  *propose(doc) {
    if (!/\d|\b(?:at|until|till|around)\s/u.test(doc.text)) return;
    const found = [...doc.text.matchAll(CLOCK)];
    const [match] = found;
    if (
      !match ||
      found.length > 1 ||
      /[\u{1F550}-\u{1F567}]/u.test(doc.text) || // a clock that shows it
      /\b(?:half|quarter) (?:past |to |\p{Ll})/iu.test(doc.text) ||
      /\b(?:from|between)\b[^.!?]{0,24}\b(?:to|and|until|till)\b/iu.test(doc.text)
    )
      return;
    const hour = match[0];
    yield* swapsOf(beside(hour).map((text): Edit => ({ start: match.index, end: match.index + hour.length, text })));
  },
};

/** The hours beside an hour, never across noon or midnight. */
function beside(hour: string): readonly string[] {
  const value = /^\d/u.test(hour) ? Number(hour) : HOURS.indexOf(hour) + 1;
  if (value < 1 || value > 23 || value === 12) return [];
  const said = (other: number): string =>
    /^\d/u.test(hour) ? `${other}`.padStart(hour.startsWith('0') ? 2 : 1, '0') : (HOURS[other - 1] ?? '');
  return [value + 1, value - 1]
    .filter((other) => other > 0 && other !== 12 && other < 24)
    .map(said)
    .filter(Boolean);
}
