import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';

export const nothingMoreNothingLess: Rule = {
  about:
    'A verdict of the middle is bounded on both sides: “The stew was passable, nothing more”, “… tasted the same as usual, no better and no worse”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The stew was passable', 'The stew was passable, nothing more'],
    ["It's an ordinary sort of kettle", "It's an ordinary sort of kettle, nothing more, nothing less"],
    ['The stew tasted the same as usual 🍲', 'The stew tasted the same as usual, no better and no worse 🍲'],
  ],
  leaves: [
    'The stew was delicious',
    "The stew wasn't passable",
    'The stew was passable but cold',
    'My mum is average',
    'Is the stew passable?',
    'The road was passable',
    'It costs the same as usual',
    "I'm okay",
    'The patient is okay',
    'Same as usual',
    'This kettle is unexceptional',
    'The bus left the same as usual',
  ],
  words: () => neededWords(MIDDLING, SAME),
  onlyIf: isOneSentence,
  *propose(doc) {
    const end = endOfWords(doc);
    if (end === undefined || doc.tokens.length > 14 || matches(doc, ASIDE) || !isChat(doc)) return;
    if (doc.tokens.some(isNegator)) return;
    for (const said of matches(doc, SAME)
      ? BETTER
      : matches(doc, MIDDLING)
        ? MORE.slice(0, matches(doc, HEDGED) ? 1 : 2)
        : [])
      yield { edits: [{ start: end, end, text: `, ${said}` }] };
  },
};

const MORE = ['nothing more', 'nothing more, nothing less'];
const BETTER = ['no better and no worse', 'no better, no worse'];

/** Things that one tries and judges. */
const MIDDLING =
  /^(?:(?:the|this|that|our|my) (?!road|path|pass|exam|kids?|baby|mum|dad|mom|wife|husband|son|daughter|patient|doctor|car park|bridge)[a-zà-ž-]+(?: [a-zà-ž-]+)? (?:is|was|are|were|tasted|turned out|looked|sounded) |(?:it['’]?s|it is|it was|that was|that['’]s) )(?:just |all right, |pretty |fairly |quite )?(?:passable|run-of-the-mill|middling|average|adequate|serviceable|conventional|workmanlike|acceptable|bog[- ]standard|ordinary|functional|an? (?:normal|ordinary|standard|regular|typical|average|run-of-the-mill|conventional) (?:sort of |kind of )?(?!day|week|night|morning|crowd|time|part|practice|procedure|price|size|mistake|man|person|guy)[a-zà-ž-]+|ok|okay|alright|all right|decent|basic|so-so|workmanlike|an? so-so [a-zà-ž]+|the usual sort of [a-zà-ž]+|your (?:typical|average) [a-zà-ž]+)\P{L}*$/iu;
const SAME =
  /^(?:the|this|that|my|our) [a-zà-ž-]+(?: [a-zà-ž-]+)? (?:tastes|tasted|sounds|sounded|looks|looked|is|was|feels|felt|smells|smelled) (?:about |much |pretty much |exactly )?the same as (?:usual|ever|always|before|last (?:time|year|week|month)|it (?:always|usually) (?:is|does))\P{L}*$/iu;
const HEDGED = /\b(?:just|fairly|pretty|quite|all right|alright|okay|ok)\b/iu;
const ASIDE =
  /\b(?:price|cost|weather|commute|length|size|time|route|number|date|address|more|less|better|worse|i['’]m)\b|[?!;:,()"“”…]|\p{Lu}{3}/u;
