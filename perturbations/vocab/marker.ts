import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { addresses, isFormal, isLetter, opensWithClause, opensWithStatement } from './register.js';

export const marker: Rule = {
  about: 'A discourse marker opens the text: “So, …”, “Well, …”, “Anyway, …”, “Okay, so …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The parade was quiet', 'Well, the parade was quiet'],
    ["I'm baking bread again 🍞", "Anyway, I'm baking bread again 🍞"],
    ['Can you water my cactus?', 'So, can you water my cactus?'],
  ],
  leaves: [
    'So, the parade was quiet',
    'Hey there!',
    'The patient denies pain.',
    '"Run," she said',
    'But it rained',
    'Many thanks to Ana, who fixed it.',
    'We are delighted to offer you the job.',
  ],
  *propose(doc) {
    if (isFormal(doc) || isLetter(doc)) return;
    const so = doc.tokens.some((token) => token.lower === 'so');
    const openers = opensWithStatement(doc)
      ? opensWithClause(doc)
        ? ['So, ', 'Well, ', 'Anyway, ', 'Okay, so ', 'You know, ', 'Oh, ']
        : addresses(doc)
          ? []
          : ['So, ', 'Anyway, ']
      : doc.sentences[0]?.kind === 'yes-no-question'
        ? ['So, ', 'Oh, ', 'By the way, ', 'Okay, ']
        : [];
    yield* eachInFront(
      doc,
      openers.filter((opener) => !so || !/so/iu.test(opener)),
    );
  },
};
