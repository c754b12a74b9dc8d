import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { firstClause } from './first-clause.js';
import { saysWhen } from './time-words.js';

export const habitNow: Rule = {
  about: 'Says that what somebody does always, usually or never is so these days',
  expects: { sentiment: 'same' },
  examples: [
    ['She never returns my calls', 'These days, she never returns my calls'],
    ['We usually take the ferry', 'These days, we usually take the ferry'],
    ['They always overcharge us', 'Nowadays, they always overcharge us'],
  ],
  leaves: [
    'I will never go back',
    'She never called',
    'I never liked it',
    'He is never late',
    'Never again',
    'You never know',
    'Everyone always dies',
    'He always was kind',
  ],
  *propose(doc) {
    const clause = firstClause(doc);
    if (clause?.tense !== 'present' || clause.copular || clause.auxiliaries.length > 0 || doc.sentences.length > 1)
      return;
    if (!/^(?:he|she|we|they|i)$/iu.test(clause.subject.text) && clause.subject.kind !== 'common') return;
    const habit = doc.tokens.find(({ lower }) => /^(?:never|always|usually|often|rarely|hardly|barely)$/u.test(lower));
    if (!habit || habit.index > clause.verb.index || doc.clauses.length > 1) return;
    if (/^(?:like|love|hate|know|want|think|feel|regret)$/u.test(clause.verb.lemma)) return;
    if (doc.tokens.some((token) => token !== habit && saysWhen(token))) return;
    yield* eachInFront(doc, ['These days,', 'Nowadays,', 'Since last year,'].slice(0, 2));
  },
};
