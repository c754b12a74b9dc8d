import { neededWords, type Rule } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';
import { firstClause, isUndated } from '../first-clause.js';
import { OCCASION } from './occasion.js';

const DAYS = ["yesterday's", "Friday's", "Sunday's", "last night's", "Tuesday's", "last week's", "Saturday's"];
/** What is not held at night, or on a day off. */
const BY_DAY =
  /^(?:hike|picnic|lunch|breakfast|brunch|lesson|exam|test|interview|appointment|check-up|hearing|delivery|walk|lecture|class|seminar|market|sale|auction|run|swim|workshop|training|induction)$/u;

/** What is held on working days. */
const WEEKDAYS =
  /^(?:exam|test|interview|appointment|check-up|hearing|delivery|lecture|class|seminar|meeting|training|induction|session|webinar|briefing|presentation|call)$/u;

export const occasionOfDay: Rule = {
  about: 'Says of which day an occasion was: “The lecture was average” → “Yesterday’s lecture was average”',
  expects: { sentiment: 'same' },
  examples: [
    ['The lecture was average', "Yesterday's lecture was average"],
    ['The swimming lesson was a blast 🏊', "Tuesday's swimming lesson was a blast 🏊"],
    ['The concert dragged on', "Last night's concert dragged on"],
  ],
  leaves: [
    'The lecture is average',
    'The meeting got moved to the annex',
    'The lecture of the year was average',
    'The lecture was average yesterday',
    'A lecture was cancelled',
    'My lecture was average',
    'The first lecture was average',
    'The lecturer was average',
    'The match was over by noon and the party was on Friday',
  ],
  words: () => neededWords(OCCASION),
  *propose(doc) {
    const clause = firstClause(doc);
    const [the, noun] = clause?.subject.tokens ?? [];
    if (/\b(?:moved|postponed|rescheduled|brought forward|pushed back)\b/u.test(doc.text)) return; // it is still to come
    if (clause?.tense !== 'past' || !the || !noun || !/^(?:the|that)$/u.test(the.lower) || inCapitals(doc)) return;
    const { head, tokens, end } = clause.subject;
    if (!OCCASION.test(head.lower) || tokens.length > 3 || tokens[0] !== the || end !== head.end) return;
    if (
      /^(?:first|second|last|next|whole|other|same|best|worst|only|new|old)$/u.test(noun.lower) ||
      /\d/u.test(noun.text)
    )
      return;
    if (
      !isUndated({ ...doc, tokens: doc.tokens.filter(({ lower }) => lower !== 'forever') }) ||
      /\b(?:year|week|month|day|night|morning|afternoon|evening|o'clock|noon)s?\b/iu.test(doc.text)
    )
      return;
    if (doc.tokens.filter(({ lower }) => lower === head.lower).length > 1) return;
    for (const day of DAYS) {
      if (day === "last night's" && BY_DAY.test(head.lower)) continue;
      if (/^S/u.test(day) && WEEKDAYS.test(head.lower)) continue;
      if (day.startsWith('last week') && /^(?:dinner|lunch|breakfast|brunch|meal)$/u.test(head.lower)) continue;
      const capital = /^\p{Lu}/u.test(the.text) || /^[FSTMW]/u.test(day);
      const text = capital ? day.charAt(0).toUpperCase() + day.slice(1) : day;
      yield { edits: [{ start: the.start, end: the.end, text: text }] };
    }
  },
};
