import type { Rule } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { inFront } from '../around/in-front.js';
import { kindOfText } from '../around/kind.js';

export const commentLabel: Rule = {
  about: 'A school’s or a firm’s comment is labelled as one: “Teacher’s comment: …”, “Feedback: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Otto has found his feet this term. His homework is neat, and he helps the younger ones to read.',
      "Teacher's comment: Otto has found his feet this term. His homework is neat, and he helps the younger ones to read.",
    ],
    [
      'Your attendance has slipped since the spring. Two of your reports were late, and one was lost.',
      'Feedback: Your attendance has slipped since the spring. Two of your reports were late, and one was lost.',
    ],
  ],
  leaves: [
    'Otto is tall.',
    'My son has found his feet this term. His homework is neat, and he helps the younger ones to read.',
    'Dear parents, pupils choose their options in March. A list of subjects is attached to this letter.',
    'Pupils choose their options in March. A list of subjects is attached, and forms go to the office.',
  ],
  *propose(doc) {
    if (
      !/^(?:appraisal|letter)$/u.test(kindOfText(doc)) ||
      (kindOfText(doc) === 'letter' && !isAppraisal(doc)) ||
      /[?:]|^(?:dear|hi|hello|good|pupils|the|a|forms)\b/iu.test(doc.text)
    )
      return;
    const named =
      /^\p{Lu}\p{Ll}+ (?:has|is|rarely|often|always|never|shows|needs|continues|works|finds|takes|asks|led|joined|was)\b/u;
    const labels = /^(?:your|you|in only)\b/iu.test(doc.text)
      ? ['Feedback:', "Manager's comments:"]
      : named.test(doc.text) && /\b(?:he|she|his|her)\b/iu.test(doc.text)
        ? ["Teacher's comment:", "Tutor's comment:"]
        : [];
    for (const label of labels) {
      const candidate = inFront(doc, label);
      if (candidate) yield candidate;
    }
  },
};
