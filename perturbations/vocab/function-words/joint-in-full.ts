import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const IMPERATIVE =
  '(?:choose|press|hold|select|click|turn|add|stir|pour|fold|bake|remove|put|place|take|close|leave|cook|simmer|serve|rinse|wipe|connect|unplug|plug|switch|tap|release|cut|slice|mix|fix|attach|pull|push|insert|return|repeat|drain|sprinkle|spread|tighten|enter|cover|let|bring|open|go|walk|cross|follow|take)';
const N = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)';

/** Each joint that may be said in full, and the words that make it so. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\bas a result(?=\.)/giu, 'of this'],
  [
    /\b(?:everything|everyone|everybody|nobody|no one|nothing|anything|anyone|all of (?:it|them|us)|every [a-zà-ž]+)(?: (?!not\b)[a-zà-ž]+){0,2} except(?= (?:the|an?|my|our|his|her|their|your|one) [a-zà-ž]+)/giu,
    'for',
  ],
  [/\b(?:on|at|in) (?:[A-Za-zÀ-ž0-9:.]+ ){1,3}and(?= again (?:on|at|in) [A-Za-zÀ-ž0-9])/gu, 'then'],
  [
    new RegExp(
      String.raw`(?<=[a-zà-ž\p{N}]),(?= then ${IMPERATIVE} (?:the|it|them|an?|your|on|off|in|for|until|left|right|to|over)\b)`,
      'giu',
    ),
    'and',
  ],
  [/(?<=\b(?:left|right|on) at the [a-zà-ž]+),(?= then (?:left|right|straight|first|second|third)\b)/giu, 'and'],
  [
    new RegExp(
      String.raw`\b(?:has|have|comes? with|holds|contains) (?:${N}|an?) [a-zà-ž ]{3,40} (?:on|at|in|along) the [a-zà-ž]+ and(?= (?:${N}|an?|one) [a-zà-ž ]{3,30} (?:on|at|in|along) the [a-zà-ž]+[.,])`,
      'giu',
    ),
    'also',
  ],
];
/** The end of a meeting, after all else that the minutes tell. */
const MEETING_ENDED =
  /[.] the (?:meeting|session|hearing|sitting)(?: was)?(?= (?:closed|ended|adjourned|finished) (?:at|shortly)\b[^.!?]*\.\s*$)/giu;

export const jointInFull: Rule = {
  about:
    'A joint is said in full: “, then press it” → “, and then press it”, “all except the oar” → “… except for the oar”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The dam gave way, and two bridges fell as a result.',
      'The dam gave way, and two bridges fell as a result of this.',
    ],
    ['The flood took everything except the piano.', 'The flood took everything except for the piano.'],
    ['It will be shown on Monday and again on Friday.', 'It will be shown on Monday and then again on Friday.'],
    ['Hold the key down, then turn the knob.', 'Hold the key down, and then turn the knob.'],
    [
      'The shed has two doors on the left and a window at the back.',
      'The shed has two doors on the left and also a window at the back.',
    ],
    [
      'The chair read the letter. The meeting closed at noon.',
      'The chair read the letter. The meeting then closed at noon.',
    ],
  ],
  leaves: [
    'It fell as a result of rain.',
    'The meeting closed at noon.',
    'Then press it, then turn it?',
    'It was shown on Monday and again that week.',
  ],
  words: once(() => neededWords(MEETING_ENDED, ...PLACES.map(([place]) => place))),
  *propose(doc) {
    if (/\?|\b(?:and then|also)\b/iu.test(doc.text)) return;
    for (const [place, words] of PLACES) yield* insertedAfter(doc, place, words);
    if (matches(doc, MEETING_ENDED) && !/\bthen\b/iu.test(doc.text)) yield* insertedAfter(doc, MEETING_ENDED, 'then');
  },
};
