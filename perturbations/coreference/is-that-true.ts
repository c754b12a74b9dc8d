import { type Candidate, capitalize, type Doc, declarative, type Question, type Rule } from '../../src/plugin.js';
import { wholeQuestion } from './topic.js';
import { topicsOf } from './topics.js';

/** What somebody told the speaker may be about the speaker. */
const TOLD = ['Someone told me that', 'A friend of mine says that', 'I was told that'];
const OPENINGS = [...TOLD, "I've heard that", 'Some say that'];
const ASKED = ['Is that true?', 'Is that right?', 'Is that so?', 'Is it true?'];

/** Only where no phrase of the question can be its topic: then what is asked is said first, and `that` stands for it. */
export const isThatTrue: Rule = {
  about: 'Says what is asked as hearsay, and asks whether that is true',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Was Tarvo older than Brellin?', 'Someone told me that Tarvo was older than Brellin. Is that true?'],
    ['Is my tent dry enough?', 'I was told that my tent is dry enough. Is that right?'],
    ['Is Brellin older than Tarvo?', "I've heard that Brellin is older than Tarvo. Is that right?"],
  ],
  leaves: [
    'Is it raining?',
    'Do oysters sleep?',
    'Who won?',
    'Is he in?',
    "Isn't Brellin old?",
    'Has a singer known for his hats won a prize?',
    'Is Brellin older than that?',
    'Was Tarvo or Brellin older?',
    'Can you help me?',
    'Are we late?',
    'Did my cat see that I left?',
  ],
  *propose(doc) {
    const statement = unnamed(doc);
    if (statement === undefined) return;
    const [first] = doc.tokens;
    const last = doc.tokens.at(-1);
    if (!first || !last) return;
    for (const opening of isPersonal(doc) || isOfReader(doc) ? TOLD : OPENINGS)
      for (const asked of ASKED) yield said(first.start, last.end, `${capitalize(opening)} ${statement}. ${asked}`);
  },
};

function said(start: number, end: number, text: string): Candidate {
  return { edits: [{ start, end, text }] };
}

/** Pronouns that mean nobody in particular, or the speaker. */
const GENERIC = /^(?:you|someone|somebody|there|i)\b/iu;

/** `Do you deliver`, asked of whoever reads it; `Can you fry ice` is asked of anyone. */
function isOfReader({ tokens }: Doc): boolean {
  return /^(?:do|did|have|are|will)$/u.test(tokens[0]?.lower ?? '') && /^your?$/u.test(tokens[1]?.lower ?? '');
}

function isPersonal({ tokens }: Doc): boolean {
  return tokens.some(({ lower }) => /^(?:i|me|my)$/u.test(lower));
}

/** The statement that a question without a topic of its own asks about. */
function unnamed(doc: Doc): string | undefined {
  const question = wholeQuestion(doc);
  if (
    !question ||
    (question.subject.kind === 'pronoun' && !GENERIC.test(question.subject.text)) ||
    doc.tokens.at(-1)?.text !== '?' ||
    doc.sentences.length > 1
  )
    return undefined;
  if (doc.tokens.some(({ lower }) => /^(?:we|us|our|or)$/u.test(lower))) return undefined;
  if (hasDemonstrative(doc) || isMisread(question)) return undefined;
  if (isPersonal(doc) && doc.tokens.some(({ lower }) => /^your?$/u.test(lower))) return undefined;
  return topicsOf(doc).length > 0 ? undefined : declarative(question);
}

/** `that` by itself would be read as what is asked; in `the ship that sank` it is not. */
function hasDemonstrative({ tokens }: Doc): boolean {
  return tokens.some(({ lower, index }) => lower === 'that' && !/^(?:NOUN|PROPN)$/u.test(tokens[index - 1]?.pos ?? ''));
}

/** `Has a singer known for his hats won a prize`: the first participle belongs to the subject. */
function isMisread({ form, predicate: { tokens } }: Question): boolean {
  if (form !== 'have' || tokens[0]?.pos !== 'VERB') return false;
  return /^(?:for|as|by|with)$/u.test(tokens[1]?.lower ?? '') && tokens.slice(2).some(({ pos }) => pos === 'VERB');
}
