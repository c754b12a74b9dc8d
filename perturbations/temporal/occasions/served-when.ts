import type { Clause, Doc, Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { tellsOfPast } from '../../around/only-if.js';
import { inCapitals, inStyle } from '../../around/style.js';
import { isTimeless, soleClause } from '../first-clause.js';

const STAY = /\b(?:hotel|hostel|motel|resort|inn|lodge|campsite|guesthouse)\b/iu;
const TABLE = /\b(?:restaurant|café|cafe|diner|bistro|pub|bar|steakhouse|pizzeria|brasserie|canteen)\b/iu;
const VISITED =
  /\b(?:spa|salon|museum|zoo|gym|clinic|garage|shop|store|library|cinema|theater|theatre|bank|aquarium|gallery|pharmacy|bakery)\b/iu;
const LINE = /^the customer (?:service|support|care)\b|^the (?:support team|helpline|help desk|hotline)\b/iu;

export const servedWhen: Rule = {
  about: 'Says when the speaker was served so',
  expects: { sentiment: 'same' },
  examples: [
    ['The service at this inn was shabby', 'The service at this inn was shabby when we stayed here last month'],
    ['The staff at the bistro were lovely', 'The staff at the bistro were lovely when we ate there on Friday'],
    ['The customer service was dire', 'The customer service was dire when I called yesterday'],
  ],
  leaves: [
    'The service at this inn is shabby',
    'The service at this inn was shabby last week',
    'The service was slow because it was full',
    'The staff at the office were lovely',
  ],
  onlyIf: tellsOfPast,
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    if (!clause?.copular || clause.tense !== 'past' || !end || end !== clause.end || !isTimeless(doc)) return;
    if (
      inCapitals(doc) ||
      clause.rest.tokens.some(
        ({ pos, lower }) => pos === 'AUX' || pos === 'SCONJ' || /^(?:that|who|when|to)$/u.test(lower),
      )
    )
      return;
    for (const when of whens(doc, clause)) yield { edits: [{ start: end, end, text: inStyle(doc, ` ${when}`) }] };
  },
};

function whens(doc: Doc, { finite }: Clause): readonly string[] {
  const subject = doc.text.slice(0, finite.start).trim();
  if (LINE.test(subject)) return ['when I called yesterday', 'when I called last week', 'when I called on Monday'];
  if (
    !/^the (?:service|staff|food|waiters?|waitress(?:es)?|receptionists?|bed|room|rooms) (?:at|in) (?:this|the) [a-zà-ž ]+$/iu.test(
      subject,
    )
  )
    return [];
  const place = / this /iu.test(subject) ? 'here' : 'there';
  if (STAY.test(subject)) return ['last month', 'last week', 'in March'].map((day) => `when we stayed ${place} ${day}`);
  if (TABLE.test(subject)) return ['last night', 'on Friday', 'yesterday'].map((day) => `when we ate ${place} ${day}`);
  if (VISITED.test(subject)) return ['yesterday', 'last week', 'on Tuesday'].map((day) => `when I was ${place} ${day}`);
  return [];
}
