import type { Rule } from '../../../src/plugin.js';
import { opening, phraseAt, plainQuestion } from '../asked.js';

export const existential: Rule = {
  about: '“Are there lakes in Finland?” → “Does Finland have lakes?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Are there lakes in Finland?', 'Does Finland have lakes?'],
    ['Is there a bakery in the station?', 'Does the station have a bakery in it?'],
  ],
  leaves: [
    'Are there people in Finland who ski?',
    'Is there time?',
    'Were there lakes in Finland?',
    'Are there two of us in Finland?',
    'Is there a fish in their tank?',
  ],
  words: () => ['there'],
  *propose(doc) {
    const question = plainQuestion(doc);
    const [first] = question?.predicate.tokens ?? [];
    if (
      !question ||
      !first ||
      question.subject.head.lower !== 'there' ||
      !/^(?:is|are)$/u.test(question.auxiliary.lower)
    )
      return;
    const had = phraseAt(doc, first, question.predicate);
    const preposition = had && doc.tokens[had.end.index + 1];
    const place = preposition && doc.tokens[preposition.index + 1];
    if (
      !had ||
      !place ||
      preposition.lower !== 'in' ||
      had.phrase.kind === 'pronoun' ||
      had.phrase.animacy === 'person'
    )
      return;
    const holder = phraseAt(doc, place, question.predicate);
    if (!holder || holder.end.end !== question.predicate.end || holder.phrase.kind === 'pronoun') return;
    if (
      question.predicate.tokens.some(
        ({ lower, kind }) =>
          /^(?:their|its|his|her|my|your|of|most|any|time|history)$/u.test(lower) || kind === 'number',
      )
    )
      return;
    const plural = holder.phrase.number === 'plural';
    if (holder.phrase.kind === 'name' && plural) return;
    const noun = doc.text.slice(had.phrase.start, had.end.end);
    const where = doc.text.slice(place.start, holder.end.end);
    const inside = holder.phrase.kind === 'name' ? '' : plural ? ' in them' : ' in it';
    const text = `${plural ? 'do' : 'does'} ${where} have ${noun}${inside}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
