import type { Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { isFormal } from '../around/register.js';
import { inCapitals } from '../around/style.js';
import { soleClause } from './first-clause.js';
import { kindsIn } from './noun-kinds.js';
import { OCCASION } from './occasion.js';
import { datablePast } from './past.js';

const DAYS = ['yesterday', 'last weekend', 'on Sunday', 'on Friday'];

/** What people go to in the evening. */
const EVENING =
  /\b(?:concert|gig|show|match|game|dinner|restaurant|bar|pub|party|play|musical|performance|soup|steak|waiter|waitress)\b/iu;

export const pastDayLast: Rule = {
  about: 'Dates what one past clause tells, at its end',
  expects: { sentiment: 'same' },
  examples: [
    ['The waiter spilled the soup!', 'The waiter spilled the soup last night!'],
    ['My bag tore on the bus', 'My bag tore on the bus yesterday'],
  ],
  leaves: [
    'I met the man who owns it',
    'The concert is wonderful',
    'The concert was wonderful',
    'I was sad because you left',
    'The phone was cheap',
    'They never paid us',
    'The tour guide was a star',
    'The museum was dull',
    'The salve worked in no time',
    'This kettle was worth the price',
    'The stew was edible',
    'I finally fixed the gate and it shuts like a dream',
  ],
  *propose(doc) {
    const clause = datablePast(doc);
    const end = endOfWords(doc);
    if (!clause || !end || clause !== soleClause(doc) || inCapitals(doc) || isFormal(doc) || end !== clause.end) return;
    if (
      clause.rest.tokens.some(
        ({ pos, lower, text }) =>
          pos === 'VERB' ||
          pos === 'AUX' ||
          pos === 'SCONJ' ||
          text === ',' ||
          /^(?:time|minutes?|seconds?|away)$/u.test(lower) ||
          /^(?:that|who|which|than|if|because|to)$/u.test(lower),
      )
    )
      return;
    if (/^(?:nobody|no one|nothing|none)\b/iu.test(clause.subject.text)) return;
    if (
      clause.copular &&
      /\b(?:edible|drinkable|passable|usable|tolerable|affordable|available|free|open)\b/iu.test(clause.rest.text)
    )
      return; // it would seem not to be so today
    if (clause.rest.tokens.some(({ pos }, at) => pos === 'CCONJ' && clause.rest.tokens[at + 1]?.pos === 'PRON')) return;
    if (
      clause.copular &&
      /^(?:taste|meal)$/u.test(kindsIn(clause.subject)[0] ?? '') &&
      clause.subject.tokens.length < 3 &&
      !/\b(?:at|in)\b/iu.test(clause.subject.text)
    )
      return;
    if (clause.copular && kindsIn(clause.subject).includes('stay')) return;
    if (clause.copular && /^an?$/u.test(clause.rest.tokens[0]?.lower ?? '')) return; // what somebody is, they are on any day
    if (
      clause.copular &&
      /^(?:museum|gallery|zoo|aquarium|beach|campsite|lounge|castle|library)$/u.test(clause.subject.head.lower)
    )
      return; // a place is so on any day
    if (clause.copular && OCCASION.test(clause.subject.head.lower)) return;
    const days = clause.copular ? ['yesterday'] : DAYS;
    for (const day of EVENING.test(doc.text) ? ['last night', ...days] : days)
      yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};
