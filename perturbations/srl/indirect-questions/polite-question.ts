import { lowerOpening, type Rule, whetherClause } from '../../../src/plugin.js';
import { asks } from '../../around/only-if.js';
import { plainQuestion, soleMark } from '../asked.js';
import { polarityOf } from '../polarity.js';

/** What may be no question at all: reproach, praise, a choice or an offer. */
const RHETORICAL =
  /^(?:or|than|more|less|most|anything|anybody|nothing|any|why|stop|kidding|serious|even|really|ever|so|joking|normal|supposed|insane|mad|crazy|whether|if|explain|believe|imagine|care|possibly|refund|money|apologise|apologize|still|again|seriously|honestly|dare|joke|life|world|please|such|too|right|alright|ok|okay|remember|mind|want|like|fancy|think|guess|know|shall)$/u;

export const politeQuestion: Rule = {
  about:
    'A plain question in a message is put indirectly: “Is the kitchen included?” → “Could you tell me if the kitchen is included?”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['how do i reset my password?', 'could you tell me how to reset my password?'],
    ['Is the kitchen included?', 'Could you tell me if the kitchen is included?'],
    [
      'We land at two. Does the shuttle run on Sundays?',
      'We land at two. Could you tell me if the shuttle runs on Sundays?',
    ],
    ['How do I change the password?', 'Could you tell me how to change the password?'],
    ['is there a lift in the building?', 'could you tell me if there is a lift in the building?'],
  ],
  leaves: [
    'Is this a joke?',
    'Is the manager ever going to reply?',
    'How do I love thee?',
    'Are you happy now?',
    'Is it late? Is it cold?',
    'Is the kitchen dirty?',
    "Isn't the kitchen included?",
    'Is the kitchen included??',
    'Do bats eat moths?',
    'Can I call you back?',
    'How do they open it?',
  ],
  onlyIf: asks,
  *propose(doc) {
    if ((doc.text.match(/\?/gu) ?? []).length !== 1) return;
    yield* howTo(doc);
    const question = plainQuestion(doc);
    const mark = question && soleMark(question);
    if (!question || !mark || question.sentence.start !== question.start || question.tokens.length > 18) return;
    const { auxiliary, subject, tokens, start, end, predicate } = question;
    if (!/^(?:is|are|does|do|will|can|has|have|did|was|were)$/u.test(auxiliary.lower)) return;
    if (tokens.some(({ lower, text }) => RHETORICAL.test(lower) || text === ',') || polarityOf(tokens) !== undefined)
      return;
    const opener = subject.tokens[0]?.lower ?? '';
    const there = opener === 'there' && /^(?:an?|somewhere)$/u.test(predicate.tokens[0]?.lower ?? '');
    const own = opener === 'i' && /^(?:can|do)$/u.test(auxiliary.lower);
    if (!(there || own || /^(?:the|your|my|our)$/u.test(opener)) || (subject.animacy === 'person') !== own) return;
    if (own && predicate.tokens.some(({ lower }) => lower === 'you')) return;
    const clause = whetherClause(question);
    if (clause === undefined) return;
    const words = /^\p{Lu}/u.test(auxiliary.text) ? 'Could' : 'could';
    yield { edits: [{ start, end, text: `${words} you tell me if ${clause}` }] };
  },
};

function* howTo(doc: Parameters<Rule['propose']>[0]) {
  for (const sentence of doc.sentences) {
    const [how, auxiliary, subject, verb, object] = sentence.tokens;
    if (!/^(?:how|where)$/u.test(how?.lower ?? '') || !/^(?:do|can|should)$/u.test(auxiliary?.lower ?? '')) continue;
    if (!how || !auxiliary || !verb || !object || !/^(?:i|we)$/u.test(subject?.lower ?? '')) continue;
    if (
      !/^(?:change|cancel|reset|update|book|register|apply|renew|pay|send|return|report|add|remove|set|switch|turn|log|sign|claim|open|download|upload|transfer|find|order|print|connect|delete|unsubscribe|activate|submit|replace|get to|check|park|collect|pick|clean|install|use)$/u.test(
        verb.lower,
      )
    )
      continue;
    if (
      !sentence.text.trim().endsWith('?') ||
      sentence.tokens.some(({ lower, text }) => RHETORICAL.test(lower) || text === ',')
    )
      continue;
    const words = /^\p{Lu}/u.test(how.text) ? 'Could' : 'could';
    yield { edits: [{ start: how.start, end: verb.start, text: `${words} you tell me ${lowerOpening(how)} to ` }] };
  }
}
