import type { Question, Rule } from '../../src/plugin.js';
import { isNegator } from './asked.js';
import { stated } from './stated.js';

const OPENINGS = ["Wouldn't you say that", "Don't you think that"];

export const wouldntYouSay: Rule = {
  about: 'The question asks for agreement in the negative: “Wouldn’t you say that …?”; the answer stays',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is silver cheaper than gold?', "Wouldn't you say that silver is cheaper than gold?"],
    ['Is it rude to arrive late in Kyoto?', "Don't you think that it is rude to arrive late in Kyoto?"],
  ],
  leaves: [
    'Is my order late?',
    'Do you own a boat?',
    'Does she own any boats?',
    "Isn't silver cheaper?",
    'Is this ripe?',
    'Has the crown ever been stolen?',
    'Was the bridge built after 1900?',
    'Did the king die in 1066?',
    'Is the story set in Peru?',
    'Are the blue mugs in stock?',
    'Are there towns in Greenland?',
    'Does the bus run at night?',
    'Can milk turn sour?',
    'Is a spider an insect?',
    'Are two dozen eggs fewer than fifty?',
  ],
  *propose(doc) {
    const found = stated(doc);
    if (found?.question.subject.person !== 3 || doc.tokens.some(isNegator)) return;
    const { question, statement, start, end, fronted } = found;
    if (fronted || question.sentence !== doc.sentences[0]) return;
    if (question.tokens.some(({ lower }) => /^(?:my|your|our|i|you|me|we|that)$/u.test(lower))) return;
    if (/^(?:this|these|those|some|someone|only|few)\b/iu.test(question.subject.text)) return;
    if (isPlainFact(question) || question.tokens.some(({ kind, pos }) => kind === 'number' || pos === 'NUM')) return;
    for (const opening of OPENINGS) {
      if (opening.startsWith('Would') && question.auxiliary.lower === 'would') continue;
      yield { edits: [{ start, end, text: `${opening} ${statement}` }] };
    }
  },
};

/** What is past, there, set, dated or happens is not what one would say or think, but what one knows. */
function isPlainFact({ auxiliary, form, subject, predicate }: Question): boolean {
  if (/^(?:did|was|were|has|have|had|can|will|must|may)$/u.test(auxiliary.lower) || subject.head.lower === 'there')
    return true;
  if (form === 'do')
    return !predicate.tokens.some(({ lower }) => /^(?:than|better|best|worse|too|enough|need)$/u.test(lower));
  const first = predicate.tokens[0];
  return (
    form === 'be' &&
    (first?.pos === 'VERB' || first?.pos === 'ADP' || (first?.pos === 'DET' && predicate.tokens[1]?.pos === 'NOUN'))
  );
}
