import type { Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { isFormal } from '../../around/register.js';
import { isCharged } from '../charged.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

export const forAnyoneWondering: Rule = {
  about: 'A description for others is for those who wonder: “For anyone wondering, the flask holds a litre. …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The flask holds a litre and comes with a spare lid. I bought the grey version in May. The manual is in English.',
      'For anyone wondering, the flask holds a litre and comes with a spare lid. I bought the grey version in May. The manual is in English.',
    ],
  ],
  leaves: [
    'The flask is red',
    'The flask leaked on my bag. I bought the grey version in May. The manual is in English.',
    'The flask holds a litre and leaks all over the bag. I bought the grey version in May. The manual is awful.',
  ],
  onlyIf: isOf('review'),
  *propose(doc) {
    const [clause] = doc.clauses;
    if (isFormal(doc) || doc.sentences.length < 2 || /[?!]|\b(?:but|enough)\b/u.test(doc.text)) return;
    if (!opensWithStatement(doc) || !opensWithClause(doc) || clause?.tense !== 'present') return;
    if (!/^(?:the|these|there|it['’]s a|this) /iu.test(doc.text) || clause.negation) return;
    if (
      /\b(?:holds?|comes?|has|have|is (?:a|set|in|on)|['’]s (?:a|set)|are|runs?|uses?|covers?|lasts?|opens?|follows?|takes?)\b/u.test(
        doc.sentences[0]?.text ?? '',
      ) &&
      !isCharged(doc)
    )
      yield* eachInFront(doc, ['For anyone wondering,']);
  },
};
