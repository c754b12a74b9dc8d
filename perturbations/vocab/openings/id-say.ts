import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';

const NP = String.raw`(?:the|this|that|these|those|our|today['’]s|yesterday['’]s) (?:[A-Za-zÀ-ž\d'’-]+ ){0,3}[A-Za-zÀ-ž\d'’-]+`;
/** A hedge that such verdicts come with. */
const QUITE =
  '(?:fairly |pretty |rather |quite |more or less |roughly |about |just |pretty much |basically |reasonably |largely |mostly |somewhat )?';
const PLAIN =
  '(?:basic|conventional|functional|generic|unexceptional|middle-of-the-road|mid-range|entry-level|no-frills|everyday|workaday|run-of-the-mill|bog-standard|straight|straightforward|level|balanced|plain|standard|normal|ordinary|average|typical|regular|usual|unremarkable|routine|predictable|traditional|neutral|moderate|mild)';
/** What is like any other of its kind, in the ways that people say so. */
const MIDDLING: readonly RegExp[] = [
  new RegExp(
    `^${NP} (?:is|was|are|were) ${QUITE}an? ${QUITE}${PLAIN}(?: (?:one|[A-Za-zÀ-ž'-]+(?: of [A-Za-zÀ-ž'-]+)?))?(?: for (?:its|the) (?:price|size|age|kind))?$`,
    'iu',
  ),
  new RegExp(
    `^${NP} (?:is|was|are|were) (?:fairly |pretty |rather |quite |more or less |basically |reasonably |largely |somewhat )${PLAIN}$`,
    'iu',
  ),
  new RegExp(
    `^${NP} (?:is|was|are|were) (?:conventional|functional|generic|mid-range|balanced|bog-standard|no-frills|workaday)$`,
    'iu',
  ),
  new RegExp(
    `^${NP} (?:is|was|are|were) of (?:medium|average|ordinary|moderate) (?:firmness|strength|length|size|weight|thickness|quality|difficulty|volume|height|depth)$`,
    'iu',
  ),
  new RegExp(
    `^${NP} (?:is|was|are|were) (?:${QUITE}as [A-Za-zÀ-ž-]+ as (?:last (?:year|time|week|month)(?:['’]s)?|before|the (?:first|last|previous|other|old) one|any other|most)|(?:about |roughly |pretty much )?on (?:a )?par with (?:the|last|its|any) [^,.]{3,25}|what most [A-Za-zÀ-ž-]+ are|(?:just )?your (?:typical|average|standard|usual|normal|basic) [A-Za-zÀ-ž -]{3,20})$`,
    'iu',
  ),
  new RegExp(
    `^${NP} (?:smells?|smelled|smelt|tastes?|tasted|looks?|looked|sounds?|sounded|works?|feels?|felt) (?:${QUITE})?like (?:any|most|every) (?:other )?[A-Za-zÀ-ž-]+$`,
    'iu',
  ),
  new RegExp(
    `^${NP} (?:does|do|did) what (?:an? )?(?:most )?[A-Za-zÀ-ž-]+ (?:is|are|was|were)? ?(?:do|does|did|supposed to do|meant to do)$`,
    'iu',
  ),
];
/** The same of what `this` is, or of a day. */
const IS_ONE = new RegExp(
  `^(?:this is|it was|today (?:was|has been|is)) an? ${QUITE}${PLAIN} [A-Za-zÀ-ž'-]+(?: of [A-Za-zÀ-ž'-]+)?(?: for (?:its|the) (?:price|size|age))?$`,
  'iu',
);
const ELSE =
  /[!?:;,"“”…]|\b(?:scan|wound|patient|test|results?|pain|not|never|hardly|far|anything|honest[a-zà-ž]*|overall|i|we|my|you|weather|sky|blood|pulse|breathing|i['’]d)\b|n['’]t\b/iu;

export const idSay: Rule = {
  about:
    'That a thing is like any other of its kind is said to be one’s view: “I’d say the kite was fairly conventional”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The kite was fairly conventional', "I'd say the kite was fairly conventional"],
    ['The oars were of medium strength', "I'd say the oars were of medium strength"],
    ['This kite does what kites do', "I'd say this kite does what kites do"],
  ],
  leaves: [
    'The kite was superb',
    'My kite was fairly conventional',
    'The kite was not conventional',
    'The wound is fairly straight.',
    "I'd say the kite was fairly conventional",
    'Was the kite conventional?',
  ],
  onlyIf: all(isOneSentence, isMessage),
  *propose(doc) {
    if (doc.tokens.length > 15 || !/^th|^our|^today|['’]s /iu.test(doc.text)) return;
    const said = bareText(doc);
    if (!matches(doc, ELSE, said) && (IS_ONE.test(said) || MIDDLING.some((each) => matches(doc, each, said))))
      yield* eachInFront(doc, ["I'd say"]);
  },
};
