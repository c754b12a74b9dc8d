import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** With what the clause begins that tells the fact. */
const IT =
  "(?= that (?:(?:it|they|he|she|we|i|you|there)(?:['’](?:s|re|ve|m|d|ll))?|nobody|everyone|the|my|our|your|his|her|their|its|so many|this [a-zà-ž]+|these) (?!(?:one|ones)\\b)[a-zà-ž])";

/** Each place where a fact may be called one, and the words. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:am|are|was|were|is|['’]m|['’]re|felt|feel) (?:very |deeply |rather |quite |extremely |really |pleasantly |utterly |truly )?(?:appalled|shocked|horrified|outraged|disgusted|dismayed|surprised|impressed|saddened|alarmed|amazed|astonished|disturbed|moved|touched|baffled|annoyed|disappointed|reassured|encouraged)${IT}`,
      'giu',
    ),
    'by the fact',
  ],
  [
    new RegExp(
      String.raw`\b(?:am|are|was|were|is|['’]m|['’]re|felt|feel) (?:very |deeply |rather |quite |extremely |really |utterly |truly )?(?:furious|angry|livid|unhappy|upset)${IT}`,
      'giu',
    ),
    'about the fact',
  ],
  [
    new RegExp(
      String.raw`\b(?:my|our|their|his|her|expressed) (?:[a-zà-ž]+ )?(?:anger|fury|dismay|disappointment|frustration|outrage|delight|surprise|disbelief)${IT}`,
      'giu',
    ),
    'at the fact',
  ],
  [
    new RegExp(
      String.raw`\b(?:i|we|they) (?:really |also |just |do |particularly |especially )?(?:love|like|hate|loved|liked|appreciate|appreciated|hated|dislike|disliked)${IT}`,
      'giu',
    ),
    'the fact',
  ],
  [
    new RegExp(
      String.raw`(?:\bwhat (?:i|we) (?:really |especially |particularly )?(?:like|liked|love|loved|hate|hated|enjoyed|admire|dislike|disliked)(?: (?:best|most|least))?(?: (?:about|in|of) [^.,;:!?]{1,40})?|\bthe (?:best|worst|nicest|saddest|strangest|loveliest|funniest) (?:thing|part|bit)(?: (?:about|of) [^.,;:!?]{1,40})?) (?:is|was)${IT}`,
      'giu',
    ),
    'the fact',
  ],
];

export const factThat: Rule = {
  about: 'What one feels about is called a fact: “I love that it folds” → “I love the fact that it folds”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I love that the tent folds flat', 'I love the fact that the tent folds flat'],
    ['We were impressed that the crew knew us.', 'We were impressed by the fact that the crew knew us.'],
    [
      'Members voiced their anger that the pier is shut.',
      'Members voiced their anger at the fact that the pier is shut.',
    ],
    ['I am furious that you sold my kite.', 'I am furious about the fact that you sold my kite.'],
    ['The best thing is that we have a boat', 'The best thing is the fact that we have a boat'],
  ],
  leaves: [
    'I was so impressed that I bought a tent',
    'I love that tent',
    'I like that one',
    'Do you love that it folds?',
    'I love the fact that it folds',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc) {
    if (/\?|\bthe fact\b|\b(?:so|such|would|if)\b/iu.test(doc.text)) return;
    for (const [place, words] of PLACES) yield* insertedAfter(doc, place, words);
  },
};
