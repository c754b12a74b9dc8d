import type { Rule } from '../../src/plugin.js';
import { inCapitals } from '../around/style.js';
import { isTimeless, soleClause } from './first-clause.js';

const PAST: Readonly<Record<string, string>> = { love: 'loved', hate: 'hated', enjoy: 'enjoyed' };

export const alwaysLoved: Rule = {
  about: 'Says that the speaker has always loved or hated doing something',
  expects: { sentiment: 'same' },
  examples: [
    ['I love baking with my aunt 🧁', "I've always loved baking with my aunt 🧁"],
    ['I hate waiting in the cold', "I've always hated waiting in the cold"],
  ],
  leaves: [
    'I love this coat',
    'I love baking on Sundays',
    'I hate waiting for you',
    "I don't hate waiting",
    'I love being here',
    'I hate being pregnant',
    'I love my new job',
  ],
  *propose(doc) {
    const clause = soleClause(doc);
    if (!clause || !isTimeless(doc) || inCapitals(doc) || clause.finite !== clause.verb) return;
    const [subject, verb, doing] = doc.tokens;
    const past = PAST[verb?.lower ?? ''];
    if (subject?.text !== 'I' || !verb || verb !== clause.verb || !past || !/\p{L}{2}ing$/u.test(doing?.lower ?? ''))
      return;
    if (
      /^(?:being|living|working|nothing|everything|something|anything|wedding|evening|having|owning)$/u.test(
        doing?.lower ?? '',
      )
    )
      return;
    if (
      /\b(?:this|that|these|those|here|you|your|new (?:job|house|car)|every|so|spring|boyfriend|girlfriend|husband|wife|partner|kids?|baby|significant)\b|[;:?()]/iu.test(
        clause.rest.text,
      )
    )
      return;
    yield { edits: [{ start: subject.end, end: verb.end, text: `'ve always ${past}` }] };
  },
};
