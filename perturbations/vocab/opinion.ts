import type { Rule } from '../../src/plugin.js';
import { kindOfText } from './kind-of-text.js';
import { opened } from './opened.js';
import { addresses, judges } from './stance.js';

/** What anyone can see, feel or count. */
const OBSERVED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hours?|minutes?|days?|weeks?|late|early|delayed|filthy|dirty|stained|lumpy|burnt|cold|hot|warm|frozen|raw|wet|damp|dry|mouldy|moldy|stale|empty|full|crowded|packed|closed|broken|cracked|torn|missing|leaking|jammed|short|long|lukewarm|soggy|undercooked|overcooked|asleep|dead|sold out)\b/iu;

export const opinion: Rule = {
  about: 'A judgement is marked as the speaker’s own, as it is anyway: “In my opinion, …”, “If you ask me, …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was dull', 'If you ask me, the soup was dull'],
    ['This sofa is comfortable', 'In my opinion, this sofa is comfortable'],
  ],
  leaves: [
    "I'm comfortable here",
    'In my opinion, it is good',
    'The patient is stable.',
    'Is it good?',
    'The coach was filthy and an hour late',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (
      !judges(doc) ||
      doc.clauses.length > 1 ||
      OBSERVED.test(doc.text) ||
      /^(?:my|our)\b|[,!]/iu.test(doc.text) ||
      addresses(doc) ||
      (kind !== 'chat' && kind !== 'post')
    )
      return;
    // what one looks at is no view that one holds
    yield* opened(
      doc,
      /\bviews?\b/iu.test(doc.text) ? ['If you ask me,'] : ['In my opinion,', 'If you ask me,', 'In my view,'],
    );
  },
};
