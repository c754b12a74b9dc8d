import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { isFormal, opensWithStatement, takesStance } from './register.js';

export const forTheRecord: Rule = {
  about: 'A neutral remark about the telling opens a statement: “For the record, …”, “As it happens, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The museum closes at noon', 'For the record, the museum closes at noon'],
    ['My cousin sells kites', 'As it happens, my cousin sells kites'],
    ['The plaintiff signed the lease.', 'For the record, the plaintiff signed the lease.'],
  ],
  leaves: ['Does the museum close at noon?', 'In fact, it closed', 'What a day!'],
  *propose(doc) {
    if (!opensWithStatement(doc) || /\bsorry\b/iu.test(doc.text)) return;
    const chat = ['For the record, ', "For what it's worth, ", 'Just so you know, ', 'By the way, ', 'FYI, '];
    if (isFormal(doc)) yield* eachInFront(doc, ['For the record, ', 'For reference, ', 'As noted, ']);
    else yield* eachInFront(doc, takesStance(doc) ? chat : [...chat, 'As it happens, ']);
  },
};
