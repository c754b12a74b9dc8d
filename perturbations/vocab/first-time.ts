import type { Doc, Rule } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';
import { opensWithStatement } from './stance.js';

export const firstTime: Rule = {
  about: 'A remark on the writing opens a post or a letter: “First time posting here.”, “I hope you are well.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We rented a van for the move. It smelled of fish, the radio was broken, and nobody at the desk could find our papers or the key.',
      'First time posting here. We rented a van for the move. It smelled of fish, the radio was broken, and nobody at the desk could find our papers or the key.',
    ],
    ['I would like to order a spare key.', 'I hope you are well. I would like to order a spare key.'],
  ],
  leaves: [
    'The van was late',
    'Team, we rented a van for the move. It smelled of fish, the radio was broken, and nobody at the desk could find our papers.',
    'I wish to complain about the driver, who left me at the kerb in the rain, swore at me, and drove off with my bags still in the boot.',
    'Your courier broke our lamp and laughed.',
    'Posting again, I still like the van. It is red, it is quick, and my aunt, who never drives, drives it.',
  ],
  *propose(doc) {
    if (isAppraisal(doc)) return;
    if (!opensWithStatement(doc)) return;
    const kind = kindOfText(doc);
    const counts = /\b(?:first|time|post)\b/iu.test(doc.sentences[0]?.text ?? '');
    if (kind === 'post' && isForAll(doc) && !counts && /\b(?:i|my|me|we|our|us)\b/iu.test(doc.text))
      yield* opened(doc, ['First time posting here.', 'First post here.']);
    if (kind === 'letter' && isKind(doc)) yield* opened(doc, ['I hope you are well.', 'I hope this finds you well.']);
  },
};

/** Not to somebody, nor one of several posts. */
function isForAll({ text }: Doc): boolean {
  return (
    !/^\p{Lu}\p{L}*,|^(?:he|she|mrs?|ms|miss|dr|team|all|folks|everyone)\b|\b(?:unlawful|confirm|following our|attach\w*|clients?|colleagues|minutes of|agenda|management|feedback from|solicitors?|on behalf|consider that)\b/iu.test(
      text,
    ) &&
    !/\b(?:you|your|again|update|following up|post(?:ed|ing)?|review(?:s|ed|ing)?|forum|here|edit|ticket|usual)\b/iu.test(
      text,
    )
  );
}

/** Without a complaint, to whose reader one does not wish well. */
function isKind({ text }: Doc): boolean {
  return (
    /^(?:i|we)(?: would|['’]d) like\b|^could you\b/iu.test(text) &&
    !/\b(?:not|never|again|refund|complain\w*|wrong|broken|twice)\b|n['’]t/iu.test(text)
  );
}
