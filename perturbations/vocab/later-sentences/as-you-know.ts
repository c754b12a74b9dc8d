import type { Rule } from '../../../src/plugin.js';
import { isAppraisal } from '../../around/appraisal.js';
import { inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOf } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What the one who is written to did, was told, or has to come to. */
const KNOWN =
  /^(?:(?:i|we) (?:reported (?:it|this|the)|raised (?:it|this|the)|have (?:reported|raised|discussed)|discussed|(?:wrote|spoke|complained) to (?:you|your))|your (?:probation (?:ends|period)|reports have|appointment|lease|contract|membership|tenancy|attendance (?:has|was))|our client has|you asked (?:me|us))\b/iu;

export const asYouKnow: Rule = {
  about: 'What the reader of a letter knows already is told so: “As you know, we reported it in May.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Your lift has been stuck since the spring, and my aunt cannot leave her flat. We reported it in May.',
      'Your lift has been stuck since the spring, and my aunt cannot leave her flat. As you know, we reported it in May.',
    ],
  ],
  leaves: [
    'The tent leaks. We reported it in May.',
    'We reported it in May',
    'Your lift has been stuck since the spring, and my aunt cannot leave her flat. We live on the top floor.',
  ],
  onlyIf: isOf('letter', 'appraisal'),
  *propose(doc) {
    const kind = kindOfText(doc);
    if (!(kind === 'letter' || (kind === 'appraisal' && isAppraisal(doc))) || inCapitals(doc)) return;
    if (!/\b(?:you|your|dear)\b/iu.test(doc.text) || /\b(?:you know|aware|client)\b/iu.test(doc.text)) return;
    for (const { text, tokens } of doc.sentences) {
      const [first] = tokens;
      if (
        first &&
        /^\p{Lu}/u.test(first.text) &&
        KNOWN.test(text) &&
        !/[?!:]|\b(?:has|have) been moved\b|\b(?:happy|pleased|skill)\b/iu.test(text)
      )
        yield inFrontOf(doc, first, 'As you know,');
    }
  },
};
