import { type Doc, type Edit, matches, type Rule, type Token } from '../../../src/plugin.js';
import { swapsOf } from './swap.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const IN_LOWER_CASE = MONTHS.map((name) => name.toLowerCase());
/** Days of the month and years that give way to others: `4th` to `19th`, 2002 to 2024. */
const DAYS = Array.from({ length: 16 }, (_, at) => `${at + 4}th`);
const YEARS = Array.from({ length: 23 }, (_, at) => `${at + 2002}`);
const LONG = /^(?:January|March|May|July|August|October|December)$/u;

/** Feasts and seasons hold a month fast. */
const SEASONAL =
  /\b(?:christmas|easter|halloween|thanksgiving|ramadan|eid|diwali|hanukkah|new year|summer|winter|spring|autumn|valentine|snow\w*|leap)\b/iu;

/** What begins and ends on days that are set. */
const OF_A_YEAR = /\b(?:years?|quarters?)\b/iu;

export const anotherDate: Rule = {
  about: 'Changes the month, the day of the month or the year that the text names',
  expects: { sentiment: 'same' },
  examples: [
    ['Ordered a lamp in April and it still flickers', 'Ordered a lamp in May and it still flickers'],
    ['The lease begins on 1 September.', 'The lease begins on 1 October.'],
    ['The market is on the 14th', 'The market is on the 15th'],
    ["I've loved this choir since 2019", "I've loved this choir since 2018"],
  ],
  leaves: [
    'The band will march in the park',
    'You may go',
    'Snow in March',
    'Leave is granted for each calendar year and must be taken by 31 December.',
    'Their tax year ends early, on 5 April.',
    'It ran from March to May',
    'The 19th century house',
    'My May was fine',
    'April sent me a card',
    'The gate is shut on the 14th and 15th',
    'Does it renew in July or August?',
    'The figures are for the twelve months to 30 June',
    'It was bought in 2014 and broke in 2019',
  ],
  words: () => [...IN_LOWER_CASE, ...DAYS, ...DAYS.map((day) => `0${day}`), ...YEARS],
  *propose(doc) {
    const named = doc.tokens.filter(({ lower, text }) => text !== 'may' && IN_LOWER_CASE.includes(lower));
    if (matches(doc, SEASONAL)) return;
    if (named.length + doc.tokens.filter(isDated).length > 1) return; // dates that must agree
    for (const token of doc.tokens) {
      const edit = (named.length === 1 && month(doc, token)) || ordinal(doc, token) || year(doc, token);
      if (edit) yield* swapsOf([edit]);
    }
  },
};

const isDated = ({ text, lower }: Token): boolean =>
  /^(?:19|20)\d\d$/u.test(text) || /^\d{1,2}(?:st|nd|rd|th)$/u.test(lower);

/** The place of a month in the year, where the words around show that it is one. */
function monthOf({ tokens, text }: Doc, token: Token): number | undefined {
  const at = IN_LOWER_CASE.indexOf(token.lower);
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (at < 0) return undefined;
  const dated = before?.kind === 'number' || after?.kind === 'number' || /\d(?:st|nd|rd|th)$/u.test(before?.text ?? '');
  // a year or a quarter ends with a month that nobody may choose
  if (
    /\b(?:months?|year|quarter|period|ended|ending|ends)(?: to| on)? (?:the )?(?:\d{1,2} )?$/iu.test(
      text.slice(0, token.start),
    )
  )
    return undefined;
  if (dated && OF_A_YEAR.test(text)) return undefined;
  return dated || /^(?:in|since|last|next|until|by|before|early|late|mid|of|this)$/u.test(before?.lower ?? '')
    ? at
    : undefined;
}

function month(doc: Doc, token: Token): Edit | undefined {
  const at = monthOf(doc, token);
  if (at === undefined || /^['’]/u.test(doc.tokens[token.index + 1]?.text ?? '')) return undefined;
  const day =
    Number.parseInt(doc.tokens[token.index - 1]?.text ?? '', 10) ||
    Number.parseInt(doc.tokens[token.index + 1]?.text ?? '', 10) ||
    0;
  const other = MONTHS.slice(at + 1)
    .concat(MONTHS)
    .find((name) => name !== 'February' && (day < 31 || day > 31 || LONG.test(name)));
  if (!other) return undefined;
  return { start: token.start, end: token.end, text: /^\p{Ll}/u.test(token.text) ? other.toLowerCase() : other };
}

/** `on the 14th`, at the end of what is said: a day of the month. */
function ordinal({ tokens }: Doc, token: Token): Edit | undefined {
  const day = /^(\d{1,2})th$/u.exec(token.lower)?.[1];
  const after = tokens[token.index + 1];
  if (!day || Number(day) < 4 || Number(day) > 19 || tokens[token.index - 1]?.lower !== 'the') return undefined;
  if (!/^(?:on|by|until|before|from)$/u.test(tokens[token.index - 2]?.lower ?? '')) return undefined;
  if (after?.kind === 'word' && !/^(?:and|so|but|at)$/u.test(after.lower)) return undefined;
  const text = `${Number(day) + 1}th`;
  if (tokens.some(({ lower }) => lower === text || lower === `${Number(day) - 1}th`)) return undefined;
  return { start: token.start, end: token.end, text };
}

/** `since 2019`, `in 2021`: the year before. */
function year({ tokens }: Doc, token: Token): Edit | undefined {
  const before = tokens[token.index - 1]?.lower ?? '';
  if (!/^20(?:0[2-9]|1\d|2[0-4])$/u.test(token.text) || !/^(?:in|since)$/u.test(before)) return undefined;
  return { start: token.start, end: token.end, text: `${Number(token.text) - 1}` };
}
