import { neededWords, type Rule } from '../../../src/plugin.js';
import { isPersonal } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { isAlone, verbSlot } from './verb-slot.js';

/** What goes on for a while, so that the progressive does not speak of a plan. */
const GOING_ON =
  /^(?:trying|working|reading|watching|learning|looking|cooking|baking|listening|waiting|sitting|thinking|studying|cleaning|planning|using|struggling|dealing|living|training|playing|making|writing|building|painting|repainting|testing|searching|considering|wondering|debating|enjoying|hiking|knitting|packing|folding|sorting|organizing|organising|collecting)$/u;
const TIME =
  /^(?:today|now|tonight|still|already|always|again|tomorrow|yesterday|morning|afternoon|evening|week|weekend|month|year|just|finally|never|lately|currently|actually|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|soon|since|forward|constantly|really|moment|bed|dinner|work)$/u;

export const currently: Rule = {
  about: 'What is going on is “currently” going on: “I’m baking bread” → “I’m currently baking bread”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm baking bread 🍞", "I'm currently baking bread 🍞"],
    ['My brother is learning to juggle', 'My brother is currently learning to juggle'],
  ],
  leaves: [
    "I'm baking bread tonight",
    "I'm looking forward to it",
    "I'm going home",
    'I bake bread',
    "I'm not waiting",
  ],
  words: () => neededWords(GOING_ON),
  onlyIf: isPersonal,
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const clause of doc.clauses) {
      const { verb, auxiliaries, tense, negation, sentence } = clause;
      if (!isAlone(doc, clause) || negation || tense !== 'present' || auxiliaries.length !== 1) continue;
      if (!GOING_ON.test(verb.lower) || sentence.tokens.some(({ lower }) => TIME.test(lower))) continue;
      if (auxiliaries[0]?.index === verb.index - 1) yield { edits: [verbSlot(clause, 'currently')] };
    }
  },
};
