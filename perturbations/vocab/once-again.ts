import type { Rule } from '../../src/plugin.js';
import { insertedBefore } from '../around/inserted.js';

/** `again` after what happened or happens, at the end of what is said or before where and when it did. */
const AGAIN =
  /(?<=\b(?!(?:never|ever|once|yet|over|now|time|here|go|see|you|back|try|tried|and|or|not|begin|start|starting|same|back|wrong|much|be|do|but|thanks|all|well|again|anything|anyone|anybody|want|like|up|long|feel) )\p{L}+ )again(?=[.,!?…]|\s*$| (?:this|last|today|tonight|yesterday|on|in|at|and|because|after|for the)\b|\s\p{Extended_Pictographic})/giu;

export const onceAgain: Rule = {
  about: '“again” is “once again”: “The lift broke again” → “The lift broke once again”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lift broke again', 'The lift broke once again'],
    ['My phone froze again this morning 😤', 'My phone froze once again this morning 😤'],
  ],
  leaves: [
    'Never again',
    'the lift broke AGAIN',
    'I would never go there again',
    'Again and again it broke',
    'See you again',
    'I will try again',
    'Not again!',
    "I can't do this again",
  ],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      const [clause] = doc.clauses.filter((each) => each.sentence === sentence);
      if (!clause || clause.negation || clause.tense === 'future' || clause.tense === 'modal') continue;
      if (
        /\b(?:never|would|will|could|can|won|if|when|until|before|to|want|not|not|nobody|no one|again .* again)\b|n['’]t\b|['’](?:ll|d)\b|\?/iu.test(
          sentence.text,
        )
      )
        continue;
      for (const candidate of insertedBefore(doc, AGAIN, 'once'))
        if (
          candidate.edits.every(
            ({ start }) => start > sentence.start && start < sentence.end && doc.text.startsWith('again', start),
          )
        )
          yield candidate;
    }
  },
};
