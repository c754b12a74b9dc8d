import { conjugate, type Doc, lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { type Stated, statedSentences } from '../stated.js';

export const afterDoing: Rule = {
  about:
    'The first of two deeds is subordinated: “Bo mixed the paint and then left” → “After mixing the paint, Bo left”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Bo took my drill and then denied it', 'After taking my drill, Bo denied it'],
    ['The driver broke our gate and then drove off.', 'After breaking our gate, the driver drove off.'],
  ],
  leaves: [
    'Bo took my drill and denied it',
    'Bo was rude and then left',
    'It rained and then stopped',
    "Bo didn't call and then left",
    'Bo took my drill, then left',
    'Bo had to wait and then left',
    'Bo took my drill and then I left',
  ],
  words: () => ['then'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = joined(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

function joined(doc: Doc, { words, first, last, clauses, opened }: Stated) {
  const [clause, second] = clauses;
  const at = words.findIndex(({ lower }) => lower === 'and');
  const [end, , then, next] = words.slice(at - 1);
  if (!clause || second || at < 2 || !end || then?.lower !== 'then' || !next) return undefined;
  const { subject, verb, finite } = clause;
  if (clause.negation || clause.auxiliaries.length > 0 || finite !== verb || clause.copular) return undefined;
  if (subject.tokens.length > 5 || subject.head.lower === 'it' || doc.text.slice(subject.end, verb.start).trim() !== '')
    return undefined;
  if (!isPast(verb) || !isPast(next) || /^(?:have|be|do|get|know|want|need|seem|see)$/u.test(verb.lemma))
    return undefined;
  if (
    words.some(
      ({ lower, text }, place) =>
        text === ',' || (place !== at && /^(?:and|but|or|so|because|when|who|which|that)$/u.test(lower)),
    )
  )
    return undefined;
  const did = `${conjugate(verb.lemma, 'gerund')}${doc.text.slice(verb.end, end.end)}`;
  const who = lowerOpening(first) + doc.text.slice(first.end, subject.end);
  return {
    start: first.start,
    end: last.end,
    text: `${opened('after')} ${did}, ${who} ${doc.text.slice(next.start, last.end)}`,
  };
}

function isPast({ pos, lower, lemma }: Token): boolean {
  return pos === 'VERB' && lower !== lemma && (/ed$/u.test(lower) || conjugate(lemma, 'past') === lower);
}
