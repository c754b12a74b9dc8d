import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all, isOf, mayHave } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';

/** How a page of a diary begins: the day, what one got up to, the weather. */
const BEGINS =
  /^(?:last night|this (?:morning|afternoon|evening)(?:,| (?:i|we|my|our|the|it))|yesterday|tonight|today|got up|woke (?:up )?(?:at|to|early|late)|rain (?:again|all day)|fog (?:again|all day)|snow (?:again|all day)|another (?:[a-zà-ž]+ )?(?:day|night|morning|evening|afternoon|week|weekend|winter) (?:alone|of|in|at|without|with)\b|slept (?:badly|well|late)|walked (?:to|into|along|up)|mother['’]s (?:cough|fever|leg|letter|birthday)|rose at)\b/iu;
/** A page in short, and kin who keep their capital. */
const IN_SHORT = /^(?:got|woke|rain|fog|snow|another|slept|walked|rose|mother)\b/iu;
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us)\b|^(?:Got up|Woke|Slept|Rose|Walked)\b/u;
/** Who reads no diary: a firm, a friend, a guest; and what is told in a post. */
const ELSE =
  /\b(?:you|your|diary|dear|hi|hello|thanks?|please|ticket|app|website|account|order|parcel|refund|customer|support|hotel|restaurant|waiter|staff|review|film|movie|novel|anyone|guys|folks|everyone here|team|meeting at|office hours|update|password|log in|driver|airline|flight|store|shop assistant|delivery|patient)\b|[?!:"“”]|\n|\p{Extended_Pictographic}/iu;

export const dearDiary: Rule = {
  about:
    'A page of a diary is addressed to it: “Last night I argued with Otto.” → “Dear diary, last night I argued with Otto.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Last night I argued with Otto about the kite, and now the house is quiet. I said things that I did not mean and cried until dawn.',
      'Dear diary, last night I argued with Otto about the kite, and now the house is quiet. I said things that I did not mean and cried until dawn.',
    ],
  ],
  leaves: [
    'Last night we ate at the restaurant on the pier, and the waiter spilled my soup. We got no refund.',
    'Last night I argued with Otto.',
    'This evening class in kites was worth every penny. We built our own, and I went home happy with mine.',
    'Yesterday your driver left my kite in the rain. It is torn, and I cannot fly it.',
    'Today the council closed the pier. It will open in May.',
  ],
  onlyIf: all(isOf('story', 'chat', 'review'), mayHave(BEGINS)),
  *propose(doc) {
    const { text, sentences } = doc;
    if (!matches(doc, BEGINS) || !matches(doc, OWN) || sentences.length < 2 || text.length < 80 || inCapitals(doc))
      return;
    if (!/^\p{Lu}.*\.\s*$/su.test(text) || matches(doc, ELSE)) return;
    const felt = doc.tokens.some(({ lower }) => polarityOf(lower) !== undefined);
    if (
      felt ||
      /\bI\b.*\b(?:cry|cried|crying|slept|happy|afraid|felt|feel|walked|burned|missed|mended|thought)\b|^(?:Got up|Woke|Slept|Rain|Rose)\b/su.test(
        text,
      )
    )
      yield* eachInFront(doc, [matches(doc, IN_SHORT) ? 'Diary entry:' : 'Dear diary,']);
  },
};
