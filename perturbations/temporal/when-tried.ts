import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { firstClause, isTimeless } from './first-clause.js';
import { kindsIn } from './noun-kinds.js';

const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  film: ['Watched it last night:', 'Saw it on Sunday:', 'Watched this on Friday evening:'],
  book: ['Finished it last night:', 'Read it last month:', 'Finished it on Sunday:'],
  stay: ['Stayed there last weekend:', 'Spent two nights there in March:', 'Stayed there last month:'],
  meal: ['Ate there last night:', 'Had lunch there on Friday:', 'Went there on Saturday evening:'],
  visit: ['Went there last weekend:', 'Stopped by on Saturday:', 'Was there yesterday afternoon:'],
  event: ['Went last weekend:', 'Was there on Saturday:', 'Went last night:'],
  match: ['Watched it last night:', 'Saw it on Saturday:'],
  performance: ['Was in the audience last night:', 'Attended on Tuesday:'],
  outing: ['Got back on Sunday:', 'Got home last night:'],
  products: ['Bought them last month:', 'Got them in March:', 'Had them for three weeks now:', 'Six months in:'],
  product: ['Bought it last month:', 'Got it in March:', 'Had it for three weeks now:', 'Six months in:'],
  software: ['Installed it last week:', 'Been using it since March:', 'Two months in:'],
  taste: ['Tried it this morning:', 'Tried it last weekend:'],
};

export const whenTried: Rule = {
  about: 'Says when the speaker watched, visited or bought what is judged',
  expects: { sentiment: 'same' },
  examples: [
    ['The movie was dull', 'Watched it last night: The movie was dull'],
    ['The service at this hotel is fine', 'Stayed there last month: The service at this hotel is fine'],
    ['This phone is superb', 'Six months in: This phone is superb'],
  ],
  leaves: [
    'The movie was on TV last night',
    'Her phone is broken',
    'The car broke down',
    'The tea is cheaper than in Leeds',
    'My book was stolen',
  ],
  *propose(doc) {
    const clause = firstClause(doc);
    if (!clause?.copular || !isTimeless(doc) || clause.auxiliaries.length > 0) return;
    if (!/^(?:the|this|that|these|those)$/u.test(clause.subject.determiner?.lower ?? clause.subject.text.toLowerCase()))
      return;
    const kind = [...kindsIn(clause.subject)].reverse().find((each) => each in OPENINGS);
    if (
      kind === 'taste' &&
      doc.tokens.some(({ lower }) => /^(?:than|cheap|cheaper|expensive|pricey|sold|menu)$/u.test(lower))
    )
      return;
    if (!kind || /\b(?:floor|street|left|right|corner|opposite|next to|minutes?)\b/iu.test(clause.rest.text)) return;
    if (/\bi(?! (?:guess|think|suppose)\b)/iu.test(doc.text.replaceAll(/\p{L}{2,}/gu, 'x'))) return;
    yield* eachInFront(
      doc,
      OPENINGS[kind === 'product' && clause.subject.number === 'plural' ? 'products' : kind] ?? [],
    );
  },
};
