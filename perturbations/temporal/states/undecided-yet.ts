import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { saysWhen } from '../time-words.js';

const THING = '(?:this|that|it|(?:the|this|that|my) (?![A-Za-zÀ-ž]+ of\\b)[A-Za-zÀ-ž ]{2,40})';
const YET: readonly RegExp[] = [
  /^i (?:don['’]t|do not) (?:really )?have (?:an?|any|strong|particularly strong) (?:(?:strong|firm|clear|particular) )?(?:opinions?|preference|view|feelings?|favou?rite)\b/iu,
  /^i (?:don['’]t|do not) (?:really )?know (?:what to (?:make of|think (?:of|about))|how (?:i feel|to feel) about|if i (?:like|want|need)|what i (?:want|think))\b/iu,
  /^i(?: am|['’]m) not (?:really |quite |entirely )?sure (?:what to (?:make of|think (?:of|about)|wear|do|say|order|cook|make)|if i(?:['’]m ready| like| want| need| should)|how i feel about|how this [a-zà-ž ]+ works|what i think)\b/iu,
];
const MOMENT = new RegExp(
  `^i(?: am|['’]m) (?:neither for nor against|undecided (?:about|on)|indifferent (?:to|about)|ambivalent (?:about|towards?)|neutral (?:on|about)|not (?:really |particularly |very )?interested in|torn (?:about|on)|unsure (?:about|of)) ${THING}$|^i have (?:no (?:strong |particular |real )?(?:interest|view|opinion|preference|feelings?|emotions?)|mixed feelings|no strong (?:feelings|emotions|opinions?))(?: (?:about|on|in|towards?) ${THING})?$|^i (?:don['’]t|do not) (?:really |particularly )?(?:have (?:a|any|an|much|strong)(?: particular| strong)? (?:preference|opinions?|interest|feelings)(?: (?:about|on|in) ${THING})?)$|^i(?: am|['’]m) undecided between [A-Za-zÀ-ž ]+$`,
  'iu',
);

export const undecidedYet: Rule = {
  about: 'Says that the speaker has not decided yet, or has no opinion at the moment',
  expects: { sentiment: 'same' },
  examples: [
    ["I don't have an opinion on this", "I don't have an opinion on this yet"],
    ["I'm indifferent to the new stadium", "I'm indifferent to the new stadium at the moment"],
    ['I have mixed feelings about the new flag', 'I have mixed feelings about the new flag at the moment'],
  ],
  leaves: [
    "I don't have an opinion on this yet",
    'I have no idea',
    "I don't know what he wants",
    "I'm not sure if I like him or her",
    "I don't care, really",
    "I don't care about this",
    "I'm unsure about the colour of the tiles",
  ],
  words: () => neededWords(...YET, MOMENT),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || !isOpen(doc) || inCapitals(doc)) return;
    const said = doc.text.slice(0, end).trim();
    if (/[,;:?]|\b(?:that we|that you|anything|something|either way|another|the other|next|my life)\b/iu.test(said))
      return;
    if (YET.some((opening) => matches(doc, opening, said)) && !/\b(?:or|and|because|but)\b/iu.test(said))
      yield { edits: [{ start: end, end, text: ' yet' }] };
    if (MOMENT.test(said)) yield { edits: [{ start: end, end, text: ' at the moment' }] };
  },
};

/** Whether no word says when, save in `my free time`, `do next`, `for dinner`, `with my weekend`. */
function isOpen({ tokens, text }: Doc): boolean {
  const choice = /\bnot (?:really |quite )?sure what to\b/iu.test(text);
  return !tokens.some(
    (token) => saysWhen(token) && !(choice && /^(?:time|next|dinner|lunch|breakfast|weekend)$/u.test(token.lower)),
  );
}
