import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { isPersonal, kindOfText } from '../../around/kind.js';

/** One thing again, not a thing like it: no comparison (`as`) follows, and nothing before says how nearly it is the same. */
const SAME =
  /(?<!\b(?:much|about|almost|roughly|broadly|nearly|exactly|exact|all|just|not|basically|pretty|largely|practically|virtually|quite|never|isn['’]t|one and|aren['’]t) )(?<!^)\bthe(?= same (?:article|mistake|problem|noise|question|room|seat|song|story|night|evening|afternoon|answer|error|person|people|spot|place|table|excuse|reply|message|e-?mail|letter|form|fault|issue|street|house|bus|train|hotel|dish|joke|book|day)\b(?! (?:as|last|next|every|each|again|or|time|of the week)\b))/giu;

export const verySame: Rule = {
  about: 'What is the same is the very same: “It made the same noise” → “It made the very same noise”',
  expects: { sentiment: 'same' },
  words: () => ['same'],
  examples: [
    ['It broke again with the same noise', 'It broke again with the very same noise'],
    ['We met on the same bus', 'We met on the very same bus'],
  ],
  leaves: [
    'We have the same bus as you',
    'It is about the same noise',
    'We left at the same time',
    'Is it the same bus?',
    'The lessee shall use the same form.',
    'The same day',
  ],
  *propose(doc) {
    if (!isPersonal(doc) && !/^(?:letter|ticket)$/u.test(kindOfText(doc))) return;
    if (!/\?|\b(?:shall|hereby|very)\b/iu.test(doc.text)) yield* insertedAfter(doc, SAME, 'very');
  },
};
