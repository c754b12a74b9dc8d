import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';

const END = String.raw`(?:[.]|\s*$|\s*\p{Extended_Pictographic}| (?:this week|today|really|to be honest|tbh)(?:[.]|\s*$))`;
/** What is no more than that anyway. */
const AVERAGE = new RegExp(
  String.raw`(?:\b(?:is|was|are|were)|(?<=\b(?:it|that))['’]s)(?= (?:regular|run[- ]of[- ]the[- ]mill|everyday stuff|the usual stuff|an? (?:average|ordinary|normal|regular|standard|typical|run-of-the-mill) (?!(?:of|size|colou?r|fit|length|height|width|one)\b)[A-Za-zÀ-ž]+(?: of [A-Za-zÀ-ž]+)?)${END})`,
  'giu',
);
const HAD = /\bhad(?= the (?:usual|standard) [a-zà-ž]+(?:\.|\s*$))/giu;

export const justAverage: Rule = {
  about: 'What is middling is just that: “The tour was run of the mill” → “The tour was just run of the mill”',
  expects: { sentiment: 'same' },
  words: once(() => neededWords(AVERAGE, HAD)),
  examples: [
    ['The ferry ride was run of the mill', 'The ferry ride was just run of the mill'],
    ['It was an ordinary Monday', 'It was just an ordinary Monday'],
  ],
  leaves: [
    'The ferry ride was just average',
    'My aunt is a regular',
    'Her pulse is regular and strong.',
    'The ferry ride was not average',
    'Is it average?',
    'The ferry ride was so-so.',
    'The ferry ride was meh',
    'It was far above average',
  ],
  onlyIf: all(isMessage, isOneSentence),
  *propose(doc) {
    if (/\?|[!,]|\b(?:just|pretty|about|quite|but|pulse|heart[a-zà-ž]*|rhythm|bowel)\b/iu.test(doc.text)) return;
    if (/^(?:i|we|my (?:mother|father|mum|dad|brother|sister|aunt|uncle))\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, AVERAGE, 'just');
    yield* insertedAfter(doc, HAD, 'just');
  },
};
