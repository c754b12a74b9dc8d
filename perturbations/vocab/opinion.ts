import type { Rule } from '../../src/plugin.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';
import { addresses, judges } from './stance.js';

export const opinion: Rule = {
  about: 'A judgement is marked as the speaker’s own, as it is anyway: “In my opinion, …”, “If you ask me, …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'If you ask me, the soup was cold'],
    ['This sofa is comfortable', 'In my opinion, this sofa is comfortable'],
  ],
  leaves: ["I'm comfortable here", 'In my opinion, it is good', 'The patient is stable.', 'Is it good?'],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (
      !judges(doc) ||
      doc.clauses.length > 1 ||
      /^(?:my|our)\b|[,!]/iu.test(doc.text) ||
      addresses(doc) ||
      (kind !== 'chat' && kind !== 'post')
    )
      return;
    yield* opened(doc, ['In my opinion,', 'If you ask me,', 'In my view,']);
  },
};
