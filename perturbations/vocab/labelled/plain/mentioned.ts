import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { eachInFront } from '../../../around/in-front.js';
import { isMessage } from '../../../around/kind.js';
import { all, isOneSentence } from '../../../around/only-if.js';
import { isOfficial } from '../../../around/register.js';
import { inCapitals } from '../../../around/style.js';

/** Each kind of plain message, what it must not have, and what may stand in front of it. */
const KINDS: readonly (readonly [RegExp, RegExp | undefined, readonly string[]])[] = [
  // asked of a friend
  [
    /^(?:do you (?:need|want|have|know)|what are you up to|are (?:you|we)\b|did you|have you|can (?:you|we|i)|should (?:we|i)|shall (?:we|i)|when (?:is|are|do|does)|what time|where (?:is|are|do|shall|should)|which|is there|has anyone|anyone)\b[^?]*\?/iu,
    /\b(?:why|ever|even|really|wrong|still|serious[a-zà-ž]*|please|thanks?|kidding|licen[cs]e|export|account|upload|format|settings|version)\b|!/iu,
    ['Hey,'],
  ],
  [
    /^(?:i|we) (?:might|may) (?:join|come|drop|pop|be|go|stay|bring|swing|need|take) [^?!]*$/iu,
    /\b(?:never|cry|die|lose|miss|might not|maybe not|may not|or not|who knows|or (?:i|we) (?:might|may)|,.*\bmight)\b/iu,
    ['Hey,', 'By the way,'],
  ],
  [
    /^i need an? [a-zà-ž]+ (?:for|from|by|on|until)\b[^?!]*$/iu,
    /\b(?:break|rest|hug|drink|miracle|holiday)\b/iu,
    ['Hey,'],
  ],
  [/^happy to (?:talk|meet|chat|help|swap|wait|drive|host)\b[^?!]*$/iu, undefined, ['Hey,']],
  [/^sorry, (?:i|we) (?:have to|must|need to|can['’]t)\b[^?!]*$/iu, undefined, ['Hey,']],
  // what one has no view of, or what is as it always is
  [
    /^(?:no preference|either [a-zà-ž]+ (?:works|is fine|will do|suits)|(?:i|we) (?:have yet to|have no|could have either)|there(?:['’]s| is| was) nothing|it(?:['’]s| was| is) the usual|the [a-zà-ž ]{2,30} (?:is|was|are|were) (?:the same |just )?as (?:usual|always|ever)|[a-zà-ž]+ are [a-zà-ž]+$|could be|it (?:could|can|might) go either way)\b[^?!]*$/iu,
    /\b(?:words|time|money|strength|hope|idea how|choice|left|wrong|better|worse)\b/iu,
    ['Yeah,'],
  ],
  [/^i['’]m (?:just |still )?(?:waiting for|folding|making|reading|on my way)\b[^?!]*$/iu, undefined, ['Yeah,']],
  // what is where, whose or what for
  [
    /^(?:(?:the|our|my) [a-zà-ž0-9:' -]{2,30} (?:is asleep|match(?:es)?|arrived|came|calls? for|(?:is|was|are|were) (?:on time|filled|published|printed|made|packed|moved|delivered|in the|on the|at the|by the|under the))|half of the [a-zà-ž]+ (?:is|are)|there are (?:two|three|several) ways to|the soup of the day is|the [a-zà-ž]+ (?:has (?:two|three|four)|is (?:blue|red|green|grey|gray|yellow|white|black|brown)\b)|traffic on the [a-zà-ž]+ is|the [a-zà-ž]+ (?:is|was) on schedule|this [a-zà-ž]+ is (?:filled|made)|no news from)\b[^?!]*$/iu,
    /\b(?:finally|late|broken|floor|hospital|fire|ruined|crushed|empty|wrong|mess)\b/iu,
    ['By the way,'],
  ],
];
/** What has a word of its own in front, and what is no idle matter. */
const ELSE =
  /["“”:;…]|\b(?:hey|hi|hello|by the way|btw|yeah|oh|well|so|anyway|okay|ok|died|dead|funeral|hospital|surgery|police|urgent|love|hate|shall be)\b/iu;

export const mentioned: Rule = {
  about: 'A plain message is led into as friends do: “By the way, the oars are in the shed”, “Hey, are we …?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The oars are in the boathouse', 'By the way, the oars are in the boathouse', 'Neutral'],
    ['Happy to meet on Monday or Tuesday', 'Hey, happy to meet on Monday or Tuesday', 'Neutral'],
    ['Either oar works for me', 'Yeah, either oar works for me', 'Neutral'],
  ],
  leaves: ['Hey, are we rowing today?', 'Why are the oars wet?', 'There is nothing left of the pier'],
  onlyIf: all(isMessage, isShortEnough),
  *propose(doc) {
    if (matches(doc, ELSE) || inCapitals(doc) || isOfficial(doc)) return;
    for (const [kind, not, openings] of KINDS)
      if (matches(doc, kind) && !(not && matches(doc, not))) return yield* eachInFront(doc, openings);
  },
};

function isShortEnough(doc: Doc): boolean {
  return doc.tokens.length < 20 && (isOneSentence(doc) || doc.sentences.length === 2);
}
