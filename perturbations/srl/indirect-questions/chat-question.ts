import { type Rule, whetherClause } from '../../../src/plugin.js';
import { asks } from '../../around/only-if.js';
import { plainQuestion, soleMark } from '../asked.js';
import { polarityOf } from '../polarity.js';

/** What one was wondering is put in the past: `if you could`. */
function softer(auxiliary: string, clause: string): string {
  if (auxiliary === 'can') return clause.replace(/ can /u, ' could ');
  return auxiliary === 'will' ? clause.replace(/ will /u, ' would ') : clause;
}

const REQUEST = /^(?:can|could|would|will)$/u;

/** What may be no request for help or news at all: praise, complaint, a choice to make. */
const RHETORICAL =
  /^(?:or|than|more|less|most|anything|anybody|nothing|any|why|stop|kidding|serious|even|really|ever|so|joking|normal|supposed|insane|mad|crazy|whether|if|explain|believe|imagine|care|possibly|please|refund|apologise|apologize)$/u;

/** `Is the talk in the main hall?`: where something is. */
const PLACED = /^(?:is|are) (?:the|my|our|your) (?:\p{Ll}+ )?\p{Ll}+ (?:in|on|at) the (?:\p{Ll}+ )?\p{Ll}+$/u;

export const chatQuestion: Rule = {
  about:
    'A question or request in a message is put indirectly: “Has anyone seen my keys?” → “I was wondering if anyone has seen my keys.”',
  expects: { sentiment: 'same' },
  examples: [
    ['Has anyone seen my keys?', 'I was wondering if anyone has seen my keys.'],
    ['Could someone bring a chair? 🪑', 'I was wondering if someone could bring a chair. 🪑'],
    ['Is the talk in the main hall?', 'Do you know if the talk is in the main hall?'],
  ],
  leaves: [
    "Isn't this cake gorgeous?",
    'Why is the bus late?',
    'Could you stop shouting?',
    'Is this a joke?',
    'Is there anything sweeter than a baby asleep?',
    'Do you want tea or coffee?',
    'Can you explain why nobody answers?',
    'Do bats eat moths?',
    'Are you kidding me?',
    'The soup was cold. Is that normal?',
    'Is it just me or is this film awful?',
  ],
  onlyIf: asks,
  *propose(doc) {
    const question = plainQuestion(doc);
    const mark = question && soleMark(question);
    if (!question || !mark || question.sentence.index > 0 || question.tokens.length > 16 || doc.sentences.length > 1)
      return;
    const { subject, auxiliary, tokens, start, end } = question;
    if (/^(?:this|that|it|i|we)$/u.test(subject.head.lower) && !REQUEST.test(auxiliary.lower)) return;
    if (tokens.some(({ lower }) => RHETORICAL.test(lower)) || polarityOf(tokens) !== undefined) return;
    const asksFor =
      (REQUEST.test(auxiliary.lower) &&
        /^(?:you|someone|anyone|somebody|anybody)$/u.test(subject.text.toLowerCase())) ||
      (/^(?:has|does)$/u.test(auxiliary.lower) && /^anyone$/iu.test(subject.text));
    const clause = whetherClause(question);
    if (clause === undefined) return;
    if (asksFor)
      yield {
        edits: [
          { start, end, text: `I was wondering if ${softer(question.auxiliary.lower, clause)}` },
          { start: mark.start, end: mark.end, text: '.' },
        ],
      };
    if (PLACED.test(question.tokens.map(({ lower }) => lower).join(' '))) {
      const words = /^\p{Lu}/u.test(auxiliary.text) ? 'Do you know if' : 'do you know if';
      yield { edits: [{ start, end, text: `${words} ${clause}` }] };
    }
  },
};
