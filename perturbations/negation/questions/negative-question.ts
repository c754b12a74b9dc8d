import type { Rule, Token } from '../../../src/plugin.js';
import { asked, asksAgain, followsClause, isNegator, isUnreal } from '../asked.js';
import { negativeContraction } from '../contractions.js';

/** `Is any …`, `Can only …`: with a negation in front these ask something else. */
const SHIFTY = /^(?:any|anyone|anybody|anything|either|neither|only|few|fewer|no|nobody|nothing|none|some|someone)$/u;

/** What is negative in itself, so that another negation confuses: `Wouldn't they find it unfamiliar?` */
const NEGATIVE =
  /^(?:un(?!der|less$|til|like$|cles?$|i(?![dmn])|animous)\p{L}{4,}|in(?:accurate|active|adequate|appropriate|audible|capable|coherent|compatible|complete|consistent|correct|credible|curable|decent|digestible|direct|edible|effective|efficient|eligible|exact|experienced|expensive|finite|flexible|formal|frequent|humane|offensive|organic|secure|sensitive|significant|soluble|sufficient|tolerant|valid|visible|voluntary)(?:ly)?|im(?:mature|mobile|moral|mortal|movable|partial|passable|patient|perfect|permeable|personal|plausible|polite|practical|precise|proper|pure)(?:ly)?|il(?:legal|legible|legitimate|licit|literate|logical)(?:ly)?|ir(?:rational|regular|relevant|resistible|responsible|reversible)(?:ly)?|dis(?:advantage|agree|allow|appear|approve|believe|comfort|honest|like|loyal|obey|please|prove|regard|satisfied|similar|trust)\p{L}*|(?!unless$|nevertheless$|nonetheless$|regardless$)\p{L}{3,}less(?:ly)?|few|little|hardly|scarcely|barely|lacks?|lacking)$/u;

/** The contracted negative question keeps its answer (`Isn't honey sweet?`); the uncontracted one reverses it and is not made. */
export const negativeQuestion: Rule = {
  about: "A yes/no question is asked with a contracted negation: “Is X Y?” → “Isn't X Y?”; the answer stays",
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', "Isn't a tomato a fruit?"],
    ['Did the Vikings reach Iceland?', "Didn't the Vikings reach Iceland?"],
    ['In Norway, do people ski to school?', "In Norway, don't people ski to school?"],
    ['did the vikings reach iceland', "didn't the vikings reach iceland"],
  ],
  leaves: [
    "Isn't a tomato a fruit?",
    'Am I late?',
    'Is anyone home?',
    'Do some birds not fly?',
    'Do you mind waiting?',
    'Was the king shot, and did the queen follow him?',
    'Can I bake this or will it melt?',
    'Do they run small or wide?',
    'Do you sell tents, and how big are they?',
    'Since lead is heavy, does it sink?',
    'If it rains, can snails swim?',
    'The town is in Peru. Is it in Asia?',
    'Could you hide a ring in a loaf?',
    'Can a will be made at sea?',
    'Would an owl be unable to hunt?',
    'Would a baker find dough unpleasant?',
    'Are most snails harmless?',
    'Do owls dislike the dark?',
    'Would a snowdrift last long in Cairo?',
    'Is there little rain in Lima?',
    'Should a driver with a fever stay at home?',
    'Would Nero have texted his mother?',
    'Would an owl possibly hunt by day?',
    'Will a lamp give much light in fog?',
  ],
  *propose(doc) {
    const question = asked(doc);
    if (!question || followsClause(doc, question)) return;
    const { auxiliary, after, sentence } = question;
    const negative = negativeContraction(auxiliary.text);
    if (negative === undefined || sentence.tokens.some(isNegator) || declines(after)) return;
    // “Couldn't you hide it?” proposes it, or wonders that one cannot; “Shouldn't they?” is advice.
    if (
      isUnreal(auxiliary, after) ||
      asksAgain(after) ||
      /^(?:can|could|might|must|may|should)$/iu.test(auxiliary.text)
    )
      return;
    if (
      after.some((token) => NEGATIVE.test(token.lower)) ||
      after.some(({ lower }, at) => lower === 'long' && /^(?:last|take|be)$/u.test(after[at - 1]?.lower ?? '')) || // as is said of what does not
      after.some((token) =>
        /^(?:ever|any|much|anyone|anything|yet|or|likely|possibly|perhaps|un(?:able|likely|wise|safe|true|usual)|im(?:possible|probable)|hard|fail|fails|without|refuse|hardly|rarely|seldom)$/u.test(
          token.lower,
        ),
      )
    )
      return;
    yield { edits: [{ start: auxiliary.start, end: auxiliary.end, text: negative }] };
  },
};

function declines(after: readonly Token[]): boolean {
  const [first, second] = after;
  return SHIFTY.test(first?.lower ?? '') || (first?.lower === 'you' && second?.lower === 'mind');
}
