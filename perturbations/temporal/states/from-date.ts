import type { Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { mayHave } from '../../around/only-if.js';
import { firstClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

const BINDS = /\b(?:shall|must|may)\b/iu;

export const fromDate: Rule = {
  about: 'Says from when an obligation holds',
  expects: { sentiment: 'same' },
  examples: [
    ['The tenant shall keep the garden tidy.', 'From 1 June, the tenant shall keep the garden tidy.'],
    ['All visitors must sign the register.', 'As of Monday, all visitors must sign the register.'],
  ],
  leaves: [
    'The tenant may be late',
    'You must try the cake',
    'The tenant shall pay by 3 May.',
    'He must be tired',
    'I must say it is good',
    'It must have hurt',
    'She must hate it',
    'This clause shall survive the end of the lease.',
  ],
  onlyIf: mayHave(BINDS),
  *propose(doc) {
    const clause = firstClause(doc);
    const [sentence] = doc.sentences;
    if (!clause || !sentence || clause.subject.kind !== 'common') return;
    const binds = /^(?:shall|must)$/u.test(clause.finite.lower);
    if (!binds && !(clause.finite.lower === 'may' && kindOfText(doc) === 'contract')) return;
    if (
      /^(?:be|have|say|hate|love|feel|know|survive|remain|apply|mean|prevail|include)$/u.test(clause.verb.lemma) ||
      sentence.tokens.some(saysWhen)
    )
      return;
    // no weekday in what holds for years
    const long = kindOfText(doc) === 'contract';
    yield* eachInFront(
      doc,
      long ? ['From 1 June,', 'As of 1 June,'] : ['From 1 June,', 'As of Monday,', 'From next month,'],
    );
  },
};
