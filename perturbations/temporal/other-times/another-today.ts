import type { Doc, Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { namesPartOfDay } from '../time-words.js';

/** What stands at the end, in which texts, and what can stand there instead. */
const SWAPS: readonly (readonly [last: string, texts: RegExp, others: readonly string[]])[] = [
  [
    'today',
    /^(?:(?:the|my) (?:weather|traffic|wi-?fi|internet|service|train|office|gym|air) (?:is|was)|i['’]m (?:not )?(?:just )?(?:feeling|taking|hanging|working|relaxing)|i (?:got|received|bought|found|lost|saw|had|met|finished|feel) )/iu,
    ['this morning', 'this afternoon'],
  ],
  [
    'today',
    /^i (?:need|have|want) to |^i['’]m (?:not sure what to|not sure if i should)/iu,
    ['tomorrow', 'this afternoon'],
  ],
  ['right now', /^i['’]m (?:just |still )?(?:feeling)\b/iu, ['this morning', 'today']],
  [
    'tonight',
    /\b(?:excited|looking forward|nervous|going out|hanging out|go out|having|cooking|making|meeting|can['’]t wait)\b/iu,
    ['tomorrow night', 'on Saturday night'],
  ],
];

export const anotherToday: Rule = {
  about: 'Puts another time near to hand in the place of “today”, “tonight” or “right now” at the end',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm feeling a bit grumpy today 😾", "I'm feeling a bit grumpy this morning 😾"],
    ["I'm so excited for the match tonight!", "I'm so excited for the match tomorrow night!"],
  ],
  leaves: [
    'Today is fine',
    "It's Monday today",
    "I'm having breakfast right now",
    "I'm folding towels right now",
    'I need to buy a cake for dinner today',
    'I got up at nine today',
  ],
  words: () => ['today', 'now', 'tonight'],
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || inCapitals(doc) || /[;:?]/u.test(doc.text)) return;
    const said = doc.text.slice(0, end);
    for (const [last, texts, others] of SWAPS) {
      const start = end - last.length;
      if (!said.endsWith(` ${last}`) || !texts.test(said) || hasOtherTime(doc, start)) continue;
      for (const text of others) yield { edits: [{ start, end, text }] };
    }
  },
};

function hasOtherTime(doc: Doc, start: number): boolean {
  const before = doc.text.slice(0, start);
  return (
    doc.tokens.some((token) => token.end < start && namesPartOfDay(token)) ||
    /\b(?:\d{1,2}|at [a-zà-ž]+|one|two|three|first|just|again|tomorrow|yesterday|today|week|year|day|sun|sunny|sunset|moon|stars|bed|sleep)\b/iu.test(
      before.replace(/\b\d+ (?:oranges|apples|eggs)\b/iu, ''),
    )
  );
}
