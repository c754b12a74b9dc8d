import type { Doc, Rule } from '../../src/plugin.js';
import { questionStart } from './plain-question.js';
import { ASKED } from './question-frame.js';

const OWN = ["I've been wondering since this morning.", 'I was wondering about that this morning.'];
const REPORTED = [
  'Someone asked me that yesterday.',
  'A friend asked me last night.',
  "It came up at last night's quiz.",
  'I read this question in a magazine last week.',
];
/** After a set-up, which the one who asks takes over as it is. */
const SEEN = ['I saw this question on a forum yesterday.', 'I read this question on a forum last week.'];

export const askedAfter: Rule = {
  about: 'Says when the question came up, after it',
  expects: ASKED,
  examples: [
    ['Do walnuts float?', "Do walnuts float? It came up at last night's quiz."],
    ['Is Oslo north of Rome?', "Is Oslo north of Rome? I've been wondering since this morning."],
  ],
  leaves: ['Can I swim here?', 'Is it raining now?', 'Who won?'],
  *propose(doc) {
    const told = isToldBefore(doc);
    if (!questionStart(doc, { reported: !told }) || !/\?/u.test(doc.text)) return;
    const end = doc.text.trimEnd().length;
    for (const closing of told ? SEEN : [...OWN, ...REPORTED])
      yield { edits: [{ start: end, end, text: ` ${closing}` }] };
  },
};

/** Statements come before the question: it is the speaker's own. */
function isToldBefore({ sentences }: Doc): boolean {
  return sentences.length > 1;
}
