import { type Edit, matchCase, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { capital } from '../editable.js';
import { isNamedPerson, isPersonAt } from '../known-person.js';

const BIRTH = wordTable<string>({ older: 'before', younger: 'after' });

export const age: Rule = {
  about:
    'Who is older than another was born before them: “Is Ada Byron older than …?” → “Was Ada Byron born before …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is Emma Watson older than Tom Holland?', 'Was Emma Watson born before Tom Holland?'],
    ['Was Anna younger than Clara Schumann?', 'Was Anna born after Clara Schumann?'],
    ['Was Tolstoy older than Dickens?', 'Was Tolstoy born before Dickens?'],
  ],
  leaves: [
    'Is Latin older than French?',
    'Is Emma older than she looks?',
    'Is Emma older than Google?',
    'Is Emma much older than Tom?',
    "Isn't Emma older than Tom?",
    'Is Emma the older twin?',
    'Are Emma and Tom older than Clara?',
    'Is the bridge older than Prague?',
  ],
  words: () => Object.keys(BIRTH),
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !isSomebody(question)) return;
    const { auxiliary, predicate } = question;
    const [older, than, ...other] = predicate.tokens;
    const when = BIRTH[older?.lower ?? ''];
    if (!older || !than || !when || than.lower !== 'than' || !isNamed(other)) return;
    if (!isPersonAt(doc.nounPhrases, other[0])) return;
    const edits: Edit[] = [{ start: older.start, end: than.end, text: `born ${when}` }];
    if (auxiliary.lower === 'is')
      edits.unshift({ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'was') });
    yield { edits };
  },
};

/** One person, by name; a language, a town or a firm is not born. */
function isSomebody({ auxiliary, subject }: Question): boolean {
  return (
    /^(?:is|was)$/u.test(auxiliary.lower) &&
    isNamedPerson(subject) &&
    !subject.tokens.some(({ lower }) => lower === 'and')
  );
}

function isNamed(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && tokens.length < 4 && tokens.every(capital);
}
