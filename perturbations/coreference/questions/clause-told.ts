import { capitalize, type Doc, parse, type Rule, wordTable } from '../../../src/plugin.js';
import { all, hasComma, isOneSentence } from '../../around/only-if.js';

/** What takes the clause up. */
const TAKEN = wordTable<string>({
  after: 'After that',
  before: 'Before that',
  when: 'At that time',
  while: 'At that time',
  although: 'Despite that',
  though: 'Despite that',
});

/** What is told in a clause before the question is told in a sentence of its own, and “that” stands for it. */
export const clauseTold: Rule = {
  about:
    'Tells first, in a sentence of its own, after, before or despite what something is asked, and asks after “that”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'After the Vikings raided Kent in 835, did the king build a wall?',
      'The Vikings raided Kent in 835. After that, did the king build a wall?',
    ],
    [
      'When the plague swept through Pisa in 1348, did its doctors know of bacteria?',
      'The plague swept through Pisa in 1348. At that time, did its doctors know of bacteria?',
    ],
    [
      'Although the constable wore no badge, could he search the loft?',
      'The constable wore no badge. Despite that, could he search the loft?',
    ],
  ],
  leaves: [
    'When a kettle boils, does it hum?',
    'After he left Kent, did the king build a wall?',
    'When the king was born, was his mother alive when it snowed?',
    'After a bee has stung, does it die?',
    'When the king died, did he leave a son?',
    'After the fall of Rome, did bread get dear?',
    'After the king had died, was a new one found?',
    'After the king died, was it then that the wall fell?',
  ],
  words: () => ['after', 'before', 'when', 'while', 'although', 'though'],
  onlyIf: all(isOneSentence, hasComma),
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || /["“”:;()]/u.test(doc.text) || !/\?\s*$/u.test(doc.text)) return;
    const { tokens } = sentence;
    const [first, second] = tokens;
    const taken = TAKEN[first?.lower ?? ''];
    const comma = tokens.find(({ text }, at) => text === ',' && AUXILIARY.test(tokens[at + 1]?.lower ?? ''));
    const auxiliary = comma && doc.tokens[comma.index + 1];
    if (!first || !second || !taken || !comma || !auxiliary) return;
    if (tokens.filter(({ text }) => text === ',').length > 1) return;
    const told = capitalize(doc.text.slice(second.start, comma.start));
    const rest = doc.text.slice(auxiliary.end, sentence.end);
    if (!isTold(parse(`${told}.`), first.lower) || !isAsked(rest, auxiliary.lower, first.lower)) return;
    if (/^(?:when|while)$/u.test(first.lower) && /^ (?:he|she|it|they)\b/u.test(rest)) return; // of what happened, not of its time
    yield {
      edits: [{ start: sentence.start, end: auxiliary.end, text: `${told}. ${taken}, ${auxiliary.lower}` }],
    };
  },
};

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|would|should|may|might|must)$/u;

/** One clause, of something that was, of somebody named; whose end the question is not about. */
function isTold(told: Doc, conjunction: string): boolean {
  const [clause, second] = told.clauses;
  if (!clause || second || clause.finite.lower === 'had' || clause.start !== 0 || clause.subject.kind === 'pronoun')
    return false;
  if (/^(?:an?|any|most|many|some|every|each|no|someone|somebody|people|two)\b/iu.test(clause.subject.text))
    return false;
  if (
    /\b(?:he|she|they|it|his|her|their|its|this|these|if|when|first|finally|still|just|ever)\b/iu.test(
      clause.subject.text,
    )
  )
    return false;
  if (/though/u.test(conjunction)) return clause.tense === 'past' || clause.tense === 'present';
  return clause.tense === 'past' && !(conjunction === 'when' && isEnd(clause.verb.lemma));
}

/** `When the king died, did he …`: at the very moment. */
const isEnd = (verb: string): boolean =>
  /^(?:die|end|begin|start|break|hit|see|hear|find|fall|sign|arrive)$/u.test(verb);

function isAsked(rest: string, auxiliary: string, conjunction: string): boolean {
  if (/\b(?:then|that|this|therefore|still|also|already|yet|ever|afterwards|before|after|when|while)\b/u.test(rest))
    return false;
  return /though/u.test(conjunction) || /^(?:was|were|did|had|could|would|might)$/u.test(auxiliary);
}
