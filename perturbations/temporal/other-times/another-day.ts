import { type Doc, type Edit, matches, type Rule, type Token } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { swapsOf } from './swap.js';

const WORKING = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const FREE = ['Saturday', 'Sunday'];

/** Words between which a weekday is a time, not a name or what is spoken of: `Black Friday`, `finally Friday`. */
const BEFORE = /^(?:on|since|until|till|by|from|before|after|next|last|this|every|for)$/u;
const AFTER = /^(?:morning|afternoon|evening|night)s?$/u;
/** The night before school. */
const SUNDAY_NIGHT = /\bsunday (?:nights?|evenings?)\b/iu;
const NAMED_AFTER = /^(?:roast|best|blues|times|service|school|mass|brunch|-)$/u;

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;

export const anotherDay: Rule = {
  about: 'Moves to another day of the week what the text puts on one',
  expects: { sentiment: 'same' },
  examples: [
    ['The plumber came on Friday and was lovely', 'The plumber came on Monday and was lovely'],
    ['The heating has been off since Sunday 🥶', 'The heating has been off since Saturday 🥶'],
    ['Diary, Sunday: fog on the lake.', 'Diary, Saturday: fog on the lake.'],
    ['The library closes early on Wednesdays', 'The library closes early on Mondays'],
  ],
  leaves: [
    'The heating is off',
    'We got it on Black Friday',
    'Open on Mondays and Tuesdays',
    'I called yesterday and on Monday',
    'The Friday is over',
    'Our Sunday roast was superb',
    'Finally Friday!',
    'She cries on Sunday nights',
    'I hate Mondays',
    'Mass is on Sunday',
    'The clocks go back on Sunday',
    "Today is Monday and I'm bored",
  ],
  onlyIf: mayHave(WEEKDAY),
  *propose(doc) {
    const token = soleWeekday(doc);
    if (token) yield* swapsOf(othersOf(token).map((text): Edit => ({ start: token.start, end: token.end, text })));
  },
};

function othersOf({ text }: Token): readonly string[] {
  const plural = text.endsWith('s');
  const day = plural ? text.slice(0, -1) : text;
  const free = /^(?:sat|sun)/iu.test(day);
  const others = (free ? FREE : WORKING)
    .filter((other) => other.toLowerCase() !== day.toLowerCase())
    .map((other) => (plural ? `${other}s` : other));
  return /^\p{Ll}/u.test(text) ? others.map((other) => other.toLowerCase()) : others;
}

function soleWeekday(doc: Doc): Token | undefined {
  const found = doc.tokens.filter(({ text }) => WEEKDAY.test(text));
  const [token] = found;
  if (!token || found.length > 1 || /^\p{Lu}{2}/u.test(token.text)) return undefined;
  if (/\b(?:today|tomorrow|yesterday|tonight|weekend|weekday)s?\b|['’]s/iu.test(beside(doc, token))) return undefined;
  if (/\b(?:clocks|church|mass|mosque|synagogue|sabbath|shabbat)\b/iu.test(doc.text)) return undefined;
  if (matches(doc, SUNDAY_NIGHT)) return undefined;
  const before = doc.tokens[token.index - 1]?.lower ?? '';
  const after = doc.tokens[token.index + 1];
  if (NAMED_AFTER.test(after?.lower ?? '')) return undefined;
  const heads = /^(?:Diary, )?$/u.test(doc.text.slice(0, token.start)) && /^[.:]$/u.test(after?.text ?? '');
  const particular = before === 'the' && after?.pos === 'NOUN';
  return BEFORE.test(before) || AFTER.test(after?.lower ?? '') || particular || heads ? token : undefined;
}

/** The text without the possessives that do no harm: `Monday's` may be a name. */
function beside(doc: Doc, token: Token): string {
  const possessive = doc.text.slice(token.end, token.end + 2);
  return `${doc.text.replaceAll(/['’]/gu, ' ')} ${possessive}`;
}
