import { type Edit, matchCase, type Rule, wordTable } from '../../../src/plugin.js';

const BORN = wordTable<string>({ older: 'before', younger: 'after' });

export const born: Rule = {
  about:
    'Of two people, older is born before: “Is Ada Smith older than Tom Hill?” → “Was Ada Smith born before Tom Hill?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is Ada Smith older than Tom Hill?', 'Was Ada Smith born before Tom Hill?'],
    ['Is Mary younger than her cousin John?', 'Was Mary born after her cousin John?'],
  ],
  leaves: [
    'Is the bridge older than Tom Hill?',
    'Was Ada Smith older than Tom Hill?',
    'Is Ada Smith older than fifty?',
    'Is Ada Smith older than the bridge?',
    'Is Ada Smith older than Tom Hill was in 1990?',
    'Is Hagia Sophia older than Westminster Abbey?',
  ],
  words: () => Object.keys(BORN),
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'is') return;
    const { auxiliary, subject, predicate } = question;
    // a typeface, a pen: some things are named after nobody who was born
    if (subject.animacy !== 'person' || subject.kind !== 'name' || /\b(?:Sans|Roman|Gothic|Mono)\b/u.test(doc.text))
      return;
    const [older, than, ...other] = predicate.tokens;
    const after = BORN[older?.lower ?? ''];
    const words = other.filter(({ kind }) => kind === 'word');
    if (!older || !than || !after || than.lower !== 'than' || words.at(-1)?.pos !== 'PROPN') return;
    if (
      /\b(?:Sophia|Notre-Dame|Dame|Cathedral|Abbey|Paris|Tower|Palace|Church|Mosque|Temple|Castle|Bridge|University|Museum)\b/u.test(
        doc.text,
      )
    )
      return; // a building
    if (words.some(({ pos, lower }) => !/^(?:PROPN|NOUN|ADJ)$/u.test(pos) && !/^(?:his|her)$/u.test(lower))) return;
    const edits: Edit[] = [
      { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'was') },
      { start: older.start, end: than.end, text: `born ${after}` },
    ];
    yield { edits };
  },
};
