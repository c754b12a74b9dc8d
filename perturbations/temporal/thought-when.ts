import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isFormal } from '../around/register.js';
import { firstClause } from './first-clause.js';
import { saysWhen } from './time-words.js';

const OPENINGS = [
  'I thought it again this morning:',
  'I was thinking last night:',
  'Over breakfast this morning I thought:',
  'I caught myself thinking on Sunday:',
];

/** Words of a judgement, which one can come to again. */
const JUDGING =
  /^(?:best|worst|good|bad|great|awful|terrible|lovely|amazing|dreadful|gorgeous|horrible|beautiful|brilliant|fantastic|superb|treasure|sweetest|kindest|nicest|lucky|useless|perfect|perfectly|boring|ugly|wonderful|charming|overrated|overpriced|stunning|hideous|pointless|annoying|delightful|cosy|cozy|heavenly|spotless|dull|mediocre|average|ordinary|fine|okay|decent)$/u;

export const thoughtWhen: Rule = {
  about: 'Says when the speaker came to think so',
  expects: { sentiment: 'same' },
  examples: [
    ['This bakery is wonderful', 'I thought it again this morning: This bakery is wonderful'],
    ['How lucky we are to have this garden!', 'I was thinking last night: How lucky we are to have this garden!'],
    [
      'There is nothing better than fresh bread',
      'I thought it again this morning: There is nothing better than fresh bread',
    ],
  ],
  leaves: [
    'The soup was lovely',
    "I'm fine",
    'Is it good?',
    'The good shepherd sells wool',
    'You are wonderful',
    'Thanks, great job',
    'It is lovely today',
    'Good night',
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || doc.sentences.length > 1 || isFormal(doc)) return;
    if (doc.tokens.some((token) => saysWhen(token) || /^(?:you|your|just|me)$/u.test(token.lower))) return;
    const clause = firstClause(doc);
    const stated =
      clause?.copular && clause.tense === 'present' && clause.subject.person === 3 && doc.clauses.length === 1;
    const exclaimed =
      /^how lucky\b/iu.test(doc.text) || /^there(?:['’]s| is) nothing (?:better|worse|nicer)\b/iu.test(doc.text);
    const judged = clause?.rest.tokens.slice(0, 4).some(({ lower }) => JUDGING.test(lower));
    if (exclaimed || (stated && judged)) yield* eachInFront(doc, OPENINGS);
  },
};
