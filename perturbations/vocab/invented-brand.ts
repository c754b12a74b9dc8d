import type { Rule, Token } from '../../src/plugin.js';
import { inCapitals } from '../around/style.js';

/** Things that have a make. */
const MADE =
  /^(?:blender|phone|laptop|computer|tablet|kettle|headphones|earbuds|toaster|vacuum|hoover|fryer|jacket|coat|shoes|boots|sneakers|sofa|couch|mattress|oven|microwave|printer|router|tent|charger|bike|bicycle|camera|tv|television|keyboard|monitor|speakers|backpack|rucksack|suitcase|chair|armchair|lamp|fridge|freezer|dishwasher|dryer|pushchair|stroller|scooter|radio|heater|umbrella|pen|mug|bottle|thermos|razor|toothbrush|shampoo|machine|app|mower|lawnmower|projector|cable|adapter|battery)$/u;
/** `the office microwave`: which one it is, not what it is. */
const PLACES = /^(?:office|kitchen|company|hotel|school|work|lobby|break|staff|front)$/u;
const MAKES = ['Zorvane', 'Quindle', 'Plimsy', 'Brimel'];

export const inventedBrand: Rule = {
  about: 'A thing gets an invented make: “this blender” → “this Zorvane blender”',
  expects: { sentiment: 'same' },
  examples: [
    ['This blender is loud', 'This Zorvane blender is loud'],
    ['I love my new air fryer 🍟', 'I love my new Quindle air fryer 🍟'],
  ],
  leaves: ['A blender is loud', 'My Acme blender is loud', 'This chair leg is loose', 'I love it', 'The washing line'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const { determiner, head, tokens } of doc.nounPhrases) {
      if (!/^(?:this|these|my|our|the)$/u.test(determiner?.lower ?? '') || !isMade(head, doc.tokens[head.index - 1]))
        continue;
      if (tokens.some(({ kind, pos, text }) => kind !== 'word' || pos === 'PROPN' || /^['’]/u.test(text))) continue;
      const noun = tokens.find(({ pos }) => pos === 'NOUN');
      if (noun && PLACES.test(noun.lower)) continue;
      const next = doc.tokens[head.index + 1];
      if (
        !noun ||
        head.index - noun.index > 1 ||
        next?.pos === 'NOUN' ||
        next?.lower === 'of' ||
        /^[-’']/u.test(next?.text ?? '')
      )
        continue;
      if (
        tokens
          .slice(1, noun.index - (tokens[0]?.index ?? 0))
          .some(({ pos, lower }) => pos !== 'ADJ' || lower === 'same' || lower.endsWith('ing'))
      )
        continue;
      for (const make of MAKES) yield { edits: [{ start: noun.start, end: noun.start, text: `${make} ` }] };
    }
  },
};

function isMade({ lower }: Token, before: Token | undefined): boolean {
  return MADE.test(lower) || (lower === 'cleaner' && before?.lower === 'vacuum');
}
