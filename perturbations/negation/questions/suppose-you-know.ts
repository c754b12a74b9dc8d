import type { Rule } from '../../../src/plugin.js';
import { inStyle } from '../../around/style.js';
import { ASKING, askedThing } from '../asked-thing.js';

/** What stands before and behind the clause. */
const FRAMES = [
  ["I don't suppose you know", '?'],
  ["You don't happen to know", ', do you?'],
  ["You wouldn't know", ', would you?'],
] as const;

export const supposeYouKnow: Rule = {
  about:
    'A plain fact is asked for by a denied guess: “What time does the gym shut?” → “I don’t suppose you know what time the gym shuts?”',
  expects: { sentiment: 'same' },
  examples: [
    ['What time does the gym shut?', "I don't suppose you know what time the gym shuts?"],
    ['where does the ferry leave from?', "you don't happen to know where the ferry leaves from, do you?"],
    ['How much does the big tent cost?', "You wouldn't know how much the big tent costs, would you?"],
  ],
  leaves: ['What do you want?', 'When do you open?', 'Why does it leak?', 'Which bin is it, green or brown?'],
  words: () => ASKING,
  *propose(doc) {
    const asked = askedThing(doc);
    const [opens] = doc.tokens;
    if (!asked || !opens || /,|^(?:what|which|when)\b.* to\b/u.test(asked.clause)) return;
    for (const [opening, tail] of FRAMES)
      yield {
        edits: [{ start: opens.start, end: asked.end, text: `${inStyle(doc, opening)} ${asked.clause}${tail}` }],
      };
  },
};
