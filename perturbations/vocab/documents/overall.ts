import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What somebody’s year or a recovery has been like as a whole. */
const AS_A_WHOLE =
  /^(?:(?:\p{Lu}\p{Ll}+|You)(?:['’]s|['’]ve| has| have) (?:had|made) an? (?:\p{L}+ )?(?:\p{L}+ )?(?:year|term|start|progress|recovery|quarter|month)\b|\p{Lu}\p{Ll}+(?:['’]s| has) been an? |(?:His|Her|Your) (?:attitude|results|effort|attendance|work|progress) |[Rr]ecovery has been )/u;

export const overall: Rule = {
  about: 'What a report says of the whole is said “overall”: “Overall, Otto has had a superb year.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Otto has had a superb year. His homework is neat, and he helps the others in his class.',
      'Overall, Otto has had a superb year. His homework is neat, and he helps the others in his class.',
    ],
  ],
  leaves: [
    'Otto has had a superb year',
    'Otto has found his feet this term. His homework is neat, and he helps the younger ones to read.',
  ],
  onlyIf: isOf('appraisal', 'clinical'),
  *propose(doc) {
    if (inCapitals(doc)) return;
    if (/\boverall\b|[?!:]/iu.test(doc.text)) return;
    for (const { text, tokens } of doc.sentences.slice(0, 1)) {
      const [first] = tokens;
      if (first && AS_A_WHOLE.test(text)) yield inFrontOf(doc, first, 'Overall,');
    }
  },
};
