import type { Rule } from '../../src/plugin.js';
import { insertedBefore } from '../around/inserted.js';
import { kindOfText } from './kind-of-text.js';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** A month, season or year, in which something was done. */
const IN = new RegExp(
  `(?<!\\b(?:back|early|late|later|again|due|expires?|ends?) )\\b(?:in|on \\d{1,2}(?:st|nd|rd|th)?) (?=(?:${MONTH}|(?:19|20)\\d\\d)\\b(?! (?:to|until|and) ))`,
  'gu',
);

const MONTHS = new RegExp(`\\b${MONTH}\\b`, 'gu');

/** With these, `back` is where to: `arrived back in June`. */
const MOVES =
  /^(?:arrive|come|go|get|return|bring|send|ship|deliver|travel|fly|drive|walk|turn|report|call|write|give|take|pay|ask|hand|sail|ride|run|look|land|be)$/u;

export const backIn: Rule = {
  about: 'What was done in some month was so “back in” it: “I bought it in May” → “I bought it back in May”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I bought the tent in May. It leaks.', 'I bought the tent back in May. It leaks.'],
    ['We moved here in 2011 🏡', 'We moved here back in 2011 🏡'],
  ],
  leaves: [
    'The class starts in May.',
    'I will be back in May',
    'In May we moved',
    'The deed was signed in May and the lessee shall pay.',
    'They sent it back in May',
    'The lamp arrived in June without a shade',
    'We ordered the lamp in March and paid in June',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (kind === 'document' || kind === 'clinical') return;
    for (const clause of doc.clauses) {
      const { sentence, tense } = clause;
      if (
        tense !== 'past' ||
        MOVES.test(clause.verb.lemma) ||
        (sentence.text.match(MONTHS) ?? []).length > 1 ||
        /\b(?:back|ago|will|next|going|since|born)\b/iu.test(sentence.text) ||
        sentence.text.includes('?')
      )
        continue;
      for (const candidate of insertedBefore(doc, IN, 'back'))
        if (candidate.edits.every(({ start }) => start > clause.verb.end && start < sentence.end)) yield candidate;
    }
  },
};
