import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { isLonghand } from '../longhand.js';

export const ifNotAskingMuch: Rule = {
  about:
    'A request within a letter gets a polite condition: “Could you send the form?” → “Could you send the form, if it isn’t too much trouble?”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'I moved house in May and would like to keep my policy. Could you send me the form?',
      'I moved house in May and would like to keep my policy. Could you send me the form, if it is not too much trouble?',
    ],
    [
      "Hi, I've changed my number and the old one is on my account. Can you update it for me?",
      "Hi, I've changed my number and the old one is on my account. Can you update it for me, if it's not too much trouble?",
    ],
  ],
  leaves: [
    'Could you send me the form?',
    'The parcel is soaked and the books are ruined. Could you refund me?',
    'I moved house in May. Can you swim?',
    'I moved house in May. Could you not send me the form?',
    'I moved house in May. Could you tell me whether I need a form if I pay in cash?',
    'I moved house in May and have asked twice. Could you finally send me the form?',
    'I moved house in May. Could you send me the form? I also need a stamp.',
  ],
  words: () => neededWords(ASKS),
  *propose(doc) {
    const last = doc.sentences.at(-1);
    if (!last || doc.sentences.length < 2 || !/\?\s*$/u.test(doc.text) || doc.tokens.length < 14) return;
    if (!ASKS.test(last.text) || last.tokens.length > 22 || HEAVY.test(last.text) || matches(doc, ANGRY)) return;
    if (isGrave(doc) || !/^(?:letter|ticket|story|chat|notice)$/u.test(kindOfText(doc))) return;
    const mark = last.tokens.at(-1);
    if (!mark) return;
    const it = isLonghand(doc) || !/['’](?:m|s|re|ve|ll|d|t)\b/u.test(doc.text) ? 'it is' : "it's";
    yield { edits: [{ start: mark.start, end: mark.start, text: `, if ${it} not too much trouble` }] };
  },
};

const ASKS =
  /^(?:please )?(?:could|can|would) (?:you|someone|somebody) (?:please )?(?:send|tell|let|update|change|check|confirm|resend|forward|move|cancel|explain|add|take|book|switch|ring|call|email|post|look into|arrange|correct|amend|print|scan|copy|leave|put|bring|return|give|reserve|prepare|translate|sign|let me have)\b/iu;
const HEAVY =
  /\b(?:if|not|or|whether|when you|finally|still|trouble|mind|actually|why|at once|immediately|today)\b|n['’]t\b|[;:"“]/iu;
const ANGRY =
  /\b(?:still|again|ruined|broken|soaked|wrong|never|nobody|twice|refund|complain\w*|late|waited|waiting|ignored|disappoint\w*|unacceptable|damaged|charged|missing|lost|failed|rude|worst|awful|stopped|faulty)\b|!/iu;
