import type { Rule } from '../../src/plugin.js';
import { deniedClause } from './deny-clause.js';
import { isPlain } from './mood.js';
import { isNeutralDenied } from './neutral-denied.js';
import { toldEvent } from './told-event.js';

/** Nobody says what he does not try, and what has not come is a complaint. */
const UNDENIED =
  /^(?:try|arrive|come|get|reach|turn|start|work|open|reply|answer|finish|deliver|ship|post|send|land|pass)$/u;

/** What one is busy with is refused by its denial, unless it was set down for a time. */
const TIMED =
  /\b(?:today|tonight|tomorrow|planning|on \p{Lu}\p{L}+day|(?:this|next) (?:weekend|week|afternoon|evening|morning|month)|for (?:breakfast|lunch|dinner|tea|supper)|in \p{Lu}\p{L}+)\b/u;

export const plainDenied: Rule = {
  about:
    'A plain deed or fact that no one judges is denied, and is as plain as before: “We had pasta for lunch” → “We didn’t have pasta for lunch”',
  expects: { sentiment: 'same' },
  examples: [
    ['We had pasta for lunch 🍝', "We didn't have pasta for lunch 🍝"],
    ["I've moved the ladder to the garage", "I haven't moved the ladder to the garage"],
    [
      'Tram 9 leaves from the far side of the square now',
      "Tram 9 doesn't leave from the far side of the square anymore",
    ],
    ['My cousin studies in Ghent too', "My cousin doesn't study in Ghent either"],
  ],
  leaves: [
    'My brother bought me a car',
    'The printer ate my ticket',
    'We got the flat',
    'I watched the match and went home',
    'I watered your plants',
    'We usually eat at six',
    'He took my pen',
    'Someone took a chair',
    'I need a doctor',
    "I'm trying to read and the people upstairs are drumming",
    'We had a ball at the fair',
    "I'm trying to learn crochet",
    'The parcel arrived on Tuesday',
    "I'm updating the guest list",
    'The cabin has bunk beds and a stove',
    'The inn sits between a mill and a weir',
  ],
  *propose(doc) {
    const told = toldEvent(doc);
    if (
      told?.tells !== 'plain' ||
      UNDENIED.test(told.clause.lemma) ||
      told.clause.rest.some(({ lower }) => /^(?:and|or|between)$/u.test(lower)) ||
      (told.clause.lemma === 'have' &&
        /^(?:number|NUM)$/u.test(
          `${told.clause.rest[0]?.kind === 'number' ? 'number' : (told.clause.rest[0]?.pos ?? '')}`,
        ) &&
        told.clause.subject?.head.lower !== 'i') ||
      (told.clause.form === 'gerund' && told.clause.subject && !TIMED.test(doc.text)) ||
      !isPlain(doc, told.clause.rest.at(-1)) ||
      !isNeutralDenied(told.clause)
    )
      return;
    const edits = deniedClause(doc, told.clause);
    if (edits) yield { edits };
  },
};
