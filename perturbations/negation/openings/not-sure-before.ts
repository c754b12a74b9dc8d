import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const notSureBefore: Rule = {
  about: 'What is left open is opened by a denial: “Not sure, maybe I’ll walk”, “I don’t mind, either seat suits me”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["Maybe I'll walk to the harbour 🤷", "Not sure yet, maybe I'll walk to the harbour 🤷"],
    ['I guess it depends on the tide', 'Not sure, I guess it depends on the tide'],
    ["I'm still comparing the two boats ⛵", "I haven't decided yet, I'm still comparing the two boats ⛵"],
    ['Either seat works for me, you choose', "I don't mind, either seat works for me, you choose"],
    ["we'll see what the roofer says", "no idea, we'll see what the roofer says"],
  ],
  leaves: [
    "Maybe I'll never walk again",
    "Not sure, maybe I'll walk",
    'Maybe I love it',
    "Maybe he's right about you!",
    'I guess I was lucky',
    'Maybe you should apologise',
    "We'll see who laughs last",
    'I guess we won',
    'Either way it was a disaster',
    'Maybe it is the tide?',
    "I'm still comparing you with her",
  ],
  words: () => neededWords(PLAN, OPEN, CHOOSING, EITHER, SEEN),
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!isLeftOpen(doc)) return;
    for (const [of, openings] of SAID) {
      if (!matches(doc, of)) continue;
      for (const said of openings) {
        const front = inFront(doc, said);
        if (front) yield front;
      }
      return;
    }
  },
};

const PLAN =
  /^(?:maybe|perhaps) (?:i['’]ll|i will|we['’]ll|i should|we should|i could|we could|i can|we can) (?!be\b|have to\b|just\b|finally\b)[a-zà-ž]+ [a-zà-ž]/iu;
const OPEN =
  /^(?:i (?:guess|suppose) |(?:maybe|perhaps) )?(?:it (?:all )?depends (?:on|how|what|whether)|(?:it|that) (?:could|might|can) go either way)\b/iu;
const CHOOSING =
  /^(?:i['’]m|i am|we['’]re|we are) still (?:weighing (?:up )?|comparing |choosing |deciding |considering |thinking (?:about|over) |going back and forth |torn between |on the fence about )(?:[^.!?]*\b(?:both|two|options?|offers?|whether|which|between|or|on|my)\b)/iu;
const EITHER =
  /^(?:i (?:guess|suppose) )?either (?:[a-zà-ž]+ )?(?:works|suits me|is fine|would work|is okay|is ok|will do|would do|is good) ?(?:for me|by me|with me)?\b/iu;
const SEEN =
  /^(?:(?:i guess|so i guess|i suppose|guess) )?we['’]ll (?:just )?(?:have to )?(?:see|find out) (?:how|what|if|whether|where|when|which) (?!you|i\b)/iu;

const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [PLAN, ['Not sure yet,', "Haven't decided yet,"]],
  [OPEN, ['Not sure,', "I'm not sure,"]],
  [CHOOSING, ["I haven't decided yet,", 'Nothing decided yet,']],
  [EITHER, ["I don't mind,", 'No preference here,']],
  [SEEN, ['No idea,', 'Not sure,']],
];

const ASIDE =
  /\b(?:not sure|decided|idea|mind|mine?d|sorry|apologi\w+|you should|thank\w*|laugh\w*|happy|finally|again|ever|hope\w*|if (?:i|he|she|they)|either way|deserve\w*|wrong|right about)\b|[?!"“”;:]|\.\.\.|…/iu;

function isLeftOpen(doc: Doc): boolean {
  return (
    doc.tokens.length < 24 &&
    SAID.some(([of]) => matches(doc, of)) &&
    !matches(doc, ASIDE) &&
    isChat(doc) &&
    !doc.tokens.some((token) => isNegator(token) || (cueOf(token) !== undefined && token.lower !== 'fine'))
  );
}
