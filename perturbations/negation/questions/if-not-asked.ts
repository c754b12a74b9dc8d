import { type Clause, type Doc, type Edit, matchCase, parse, type Rule, type Token } from '../../../src/plugin.js';

/** `Unless` and a plain clause, `if` and the clause denied. */
export const ifNotAsked: Rule = {
  about: 'An exception in a question becomes a negated condition: “Unless it snows, …” → “If it does not snow, …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Unless the heir has signed it, is a will void?', 'If the heir has not signed it, is a will void?'],
    ['Unless the ice melts first, will the boat sail?', 'If the ice does not melt first, will the boat sail?'],
    ['Will the boat sail unless the ice melts first?', 'Will the boat sail if the ice does not melt first?'],
  ],
  leaves: [
    'Unless otherwise agreed, is rent due?',
    'Unless nobody signed, is it void?',
    'Unless I am mistaken, is it late?',
    'Unless someone objects, is it passed?',
    'Will it sail unless asked?',
    'The rent is due unless the firm objects.',
  ],
  words: () => ['unless'],
  *propose(doc) {
    if (!/\bunless\b/iu.test(doc.text) || !doc.text.includes('?')) return;
    const unless = doc.tokens.find(({ lower }) => lower === 'unless');
    const rest = unless && doc.tokens.slice(unless.index + 1);
    const end = rest?.find(({ text }) => /^[,?.!]$/u.test(text));
    if (!unless || !rest || !end || DENIED.test(doc.text.slice(unless.end, end.start))) return;
    const from = rest[0]?.start ?? unless.end;
    const edits = denied(parse(`${doc.text.slice(from, end.start)}.`), from);
    if (edits)
      yield { edits: [{ start: unless.start, end: unless.end, text: matchCase(unless.text, 'if') }, ...edits] };
  },
};

const DENIED =
  /\b(?:i|not|never|no|nobody|nothing|none|some[a-zà-ž]*|also|already|too|both|all|every[a-zà-ž]*|ever|first and|and|or)\b|n['’]t\b/iu;

/** The clause's own verb denied in full, as it is written; undefined where it is not one plain clause. */
function denied({ clauses, sentences }: Doc, from: number): readonly Edit[] | undefined {
  const [clause, second] = clauses;
  if (!clause || second || sentences.length > 1 || clause.start > 0 || clause.negation) return undefined;
  const { finite, verb, auxiliaries } = clause;
  if (auxiliaries.length > 0 || /^(?:is|are|was|were|am)$/u.test(finite.lower))
    return CARRIES.test(finite.lower)
      ? [{ start: from + finite.end, end: from + finite.end, text: ' not' }]
      : undefined;
  const support = supportOf(clause, verb);
  return support === undefined
    ? undefined
    : [{ start: from + verb.start, end: from + verb.end, text: `${support} not ${verb.lemma}` }];
}

const CARRIES = /^(?:is|are|was|were|has|have|had|will|would|can|could|should|must)$/u;

function supportOf({ tense }: Clause, { lower, lemma }: Token): string | undefined {
  if (tense === 'past') return 'did';
  return tense !== 'present' ? undefined : lower === lemma ? 'do' : 'does';
}
