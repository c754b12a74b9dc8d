import { type Rule, wordTable } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

const ADJECTIVE = wordTable<string>({ legally: 'legal', lawfully: 'lawful', safely: 'safe' });

export const legalFor: Rule = {
  about: '“Can X legally do it?” → “Is it legal for X to do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a child legally own a boat?', 'Is it legal for a child to own a boat?'],
    ['Can a dog safely eat peas?', 'Is it safe for a dog to eat peas?'],
    ['Could you safely drink rainwater?', 'Would it be safe to drink rainwater?'],
  ],
  leaves: [
    'Can she legally own a boat?',
    'Can a boat legally be sold?',
    'Can a boat safely carry nine?',
    'Can any child legally own a boat?',
    'Can a child legally own a boat or a car?',
    'Could a child in 1900 legally own a boat?',
  ],
  words: () => Object.keys(ADJECTIVE),
  *propose(doc) {
    const question = plainQuestion(doc);
    const [adverb, verb] = question?.predicate.tokens ?? [];
    const adjective = ADJECTIVE[adverb?.lower ?? ''];
    if (!question || !verb || adjective === undefined || !/^(?:can|could)$/u.test(question.auxiliary.lower)) return;
    const { subject, predicate, auxiliary } = question;
    const generic = subject.head.lower === 'you';
    if (verb.pos !== 'VERB' || verb.lower !== verb.lemma || verb.lower === 'be') return;
    if (!generic && (subject.kind === 'pronoun' || !/^(?:person|animal)$/u.test(subject.animacy))) return;
    if (
      /^(?:any|no|only|both|all|each|every|either)\b/iu.test(subject.text) ||
      subject.tokens.some(({ lower }) => lower === 'who')
    )
      return;
    if (/\b(?:not|never|or|any|ever|1\d{3}|his|her|its|their|himself|itself|your)\b|,/u.test(question.text)) return;
    const doing = doc.text.slice(verb.start, predicate.end);
    const is = auxiliary.lower === 'can' ? 'is it' : 'would it be';
    const text = generic ? `${is} ${adjective} to ${doing}` : `${is} ${adjective} for ${subject.text} to ${doing}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
