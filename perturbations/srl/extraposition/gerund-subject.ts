import { conjugate, type Rule } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

const LONGEST = 9;

/** `getting back in urgent`: as if `in` went with the adjective. */
const OPEN_END = /^(?:in|on|up|off|out|back|away|down|over|through|about|around|with|for|at|of|by|from)$/u;

export const gerundSubject: Rule = {
  about: 'Extraposition undone: “Is it odd to keep bees?” → “Is keeping bees odd?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is it odd to keep bees in a city?', 'Is keeping bees in a city odd?'],
    ['Would it be common to meet a camel in Oslo?', 'Would meeting a camel in Oslo be common?'],
  ],
  leaves: [
    'Is it better to rent than to buy?',
    'Is it time to go?',
    'Is it odd for a cat to swim?',
    'Is it odd to be here?',
    'Is it wise to drain the boiler beforehand?',
    'Is it best to wait?',
    'Is it safe to eat the rest once it has cooled?',
    'Is it odd to go and not pay?',
    'Is it urgent to climb back in?',
  ],
  words: () => ['it'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (question?.subject.head.lower !== 'it' || !/^(?:is|was|would)$/u.test(question.auxiliary.lower)) return;
    const modal = question.auxiliary.lower === 'would';
    const [adjective, to, verb, ...rest] = question.predicate.tokens.slice(modal ? 1 : 0);
    if (
      adjective?.pos !== 'ADJ' ||
      to?.lower !== 'to' ||
      !verb ||
      (modal && question.predicate.tokens[0]?.lower !== 'be')
    )
      return;
    if (
      /^(?:be|have|do)$/u.test(verb.lower) ||
      /^(?:better|best|worse|worst|likely|unlikely|possible|impossible|able|foolish)$/u.test(adjective.lower)
    )
      return;
    if (verb.kind !== 'word' || /ing$/u.test(verb.lower) || rest.length === 0 || rest.length > LONGEST) return;
    if (
      rest.some(
        ({ lower, text }) =>
          /^(?:and|or|if|when|than|because|to|that|not|who|while|without|once|after|before|until|as|since)$/u.test(
            lower,
          ) || text === ',',
      )
    )
      return;
    if (/^(?:beforehand|first|again|afterwards)$/u.test(rest.at(-1)?.lower ?? '')) return;
    if (OPEN_END.test(rest.at(-1)?.lower ?? '')) return;
    const gerund = `${conjugate(verb.lower, 'gerund')} ${doc.text.slice(rest[0]?.start ?? verb.end, question.predicate.end)}`;
    const text = modal
      ? `would ${gerund} be ${adjective.lower}`
      : `${question.auxiliary.lower} ${gerund} ${adjective.lower}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
