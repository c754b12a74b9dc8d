import type { Rule } from '../../../src/plugin.js';
import { isPersonal } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { isStance } from '../stance.js';

export const secondClause: Rule = {
  about: 'A frank word after “and” or “but”, where a second clause judges: “…, and honestly, the bread was stale”',
  expects: { sentiment: 'same' },
  examples: [
    ['The waiter was slow and the bread was stale', 'The waiter was slow and honestly, the bread was stale'],
    ['We sat outside, and I loved it 🌞', 'We sat outside, and honestly, I loved it 🌞'],
  ],
  leaves: [
    'The waiter was slow and rude',
    'The lessor left and the flat is damp.',
    'He was ill and I hope he rests',
    'The graft has healed, and the patient is delighted. Discharged with our best wishes.',
    'The bread was stale, and honestly, I was cross',
  ],
  words: () => ['and', 'but'],
  onlyIf: isPersonal,
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const clause of doc.clauses) {
      const first = clause.tokens[0];
      const joining = first && doc.tokens[first.index - 1];
      if (!joining || !/^(?:and|but)$/u.test(joining.text) || !isStance(clause) || clause.negation) continue;
      if (joining.index === clause.sentence.tokens[0]?.index || clause.verb.lemma === 'hope') continue;
      if (/\b(?:honest|honestly|frankly|personally|actually|thank|sorry|patients?)\b/iu.test(clause.sentence.text))
        continue;
      yield { edits: [{ start: joining.end, end: joining.end, text: ' honestly,' }] };
    }
  },
};
