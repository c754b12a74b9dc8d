import { conjugate, type Doc, lowerOpening, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { type Stated, statedSentences } from '../stated.js';

const OBJECT = wordTable<string>({
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  it: 'it',
  you: 'you',
});
/** What follows `by` and does nothing: a time, a means, a measure. */
const NO_AGENT =
  /^(?:email|phone|post|mail|hand|car|bus|train|law|mistake|accident|time|day|night|end|noon|midnight|morning|week|month|year|deadline|river|sea|door|percent|means|way|itself|himself|herself|themselves|ourselves)$/u;

export const activeStatement: Rule = {
  about:
    'Passive → active, the agent as subject: “The clause was deleted by the parties” → “The parties deleted the clause”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The clause was deleted by the parties in 2018.', 'The parties deleted the clause in 2018.'],
    ['We were ignored by the waiter 😠', 'The waiter ignored us 😠'],
    ['My bag has been found by the driver', 'The driver has found my bag'],
  ],
  leaves: [
    'The clause was deleted by email',
    'The clause was deleted by noon',
    'The clause was not deleted by the parties',
    'The house was by the sea',
    'He was seen by his doctor',
    'The clause was deleted by the parties and replaced',
    'The tower is surrounded by water',
    "We were moved by the choir's song at the chapel.",
  ],
  words: () => ['by'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = active(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

const isTime = (token: Token | undefined) =>
  /^(?:\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/u.test(
    token?.lower ?? '',
  );

function active(doc: Doc, { words, first, last, clauses, opened }: Stated) {
  const [clause, second] = clauses;
  if (!clause || second || clause.negation || !/^(?:was|were|has|have)$/u.test(clause.finite.lower)) return undefined;
  const { subject, finite, verb, auxiliaries } = clause;
  const by = doc.tokens[verb.index + 1];
  const opener = doc.tokens[verb.index + 2];
  const perfect = /^ha/u.test(finite.lower);
  if (by?.lower !== 'by' || !opener || auxiliaries.length !== (perfect ? 2 : 1) || verb.lemma === verb.lower)
    return undefined;
  if (doc.text.slice(subject.end, finite.start).trim() !== '' || verb.index - finite.index !== auxiliaries.length)
    return undefined;
  const agent = phraseAt(doc, opener, { start: opener.start, end: last.end, text: '', tokens: [] });
  if (!agent || agent.phrase.kind === 'pronoun' || agent.phrase.tokens.some(({ lower }) => NO_AGENT.test(lower)))
    return undefined;
  if (!(agent.phrase.determiner || agent.phrase.kind === 'name') || /^(?:his|her|its|their|any)$/u.test(opener.lower))
    return undefined;
  const rest = words.filter(({ start }) => start >= agent.end.end);
  if (
    rest.some(
      ({ lower, text, pos }) =>
        text === ',' || pos === 'VERB' || /^(?:and|but|who|which|that|or|because|when)$/u.test(lower),
    )
  )
    return undefined;
  if (rest[0] && !/^(?:ADV|ADP)$/u.test(rest[0].pos) && !/^(?:last|yesterday|today|this)$/u.test(rest[0].lower))
    return undefined;
  if (rest[0] && /^(?:of|from|with|for|to)$/u.test(rest[0].lower)) return undefined;
  // Where a performance was is told of the performance.
  if (rest[0] && /^(?:at|in|on|near)$/u.test(rest[0].lower) && agent.phrase.animacy !== 'person' && !isTime(rest[1]))
    return undefined;
  const past = /ed$/u.test(verb.lower) ? verb.lower : conjugate(verb.lemma, 'past');
  const plural = agent.phrase.number === 'plural' || agent.phrase.tokens.some(({ lower }) => lower === 'and');
  const done = perfect ? `${plural ? 'have' : 'has'} ${verb.lower}` : past;
  const patient =
    subject.kind === 'pronoun'
      ? OBJECT[subject.head.lower]
      : lowerOpening(first) + doc.text.slice(first.end, subject.end);
  if (patient === undefined || subject.tokens.some(({ kind }) => kind === 'number')) return undefined;
  return {
    start: first.start,
    end: agent.end.end,
    text: `${opened(doc.text.slice(opener.start, agent.end.end))} ${done} ${patient}`,
  };
}
