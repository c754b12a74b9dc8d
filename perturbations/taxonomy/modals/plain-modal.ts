import { type Edit, matchCase, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { isNamedPerson } from '../known-person.js';

const PLAIN = wordTable<string>({ is: 'can', are: 'can', would: 'could', was: 'could', were: 'could' });

export const plainModal: Rule = {
  about: 'The phrase becomes its modal: “Is an owl able to see …?” → “Can an owl see …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is an owl able to see in the dark?', 'Can an owl see in the dark?'],
    ['Would a hamster be able to climb a ladder?', 'Could a hamster climb a ladder?'],
    ['Are ferns able to photosynthesize?', 'Can ferns photosynthesize?'],
    ['Was Mary Shelley able to phone Lord Byron?', 'Could Mary Shelley phone Lord Byron?'],
  ],
  leaves: [
    'Was an owl able to see?',
    'Was Ibsen able to publish Ghosts in his teens?',
    'Was Mary Shelley able to finish a novel in a week?',
    'Is an able sailor here?',
    'Is she able and willing to sing?',
    "Isn't an owl able to see?",
  ],
  words: () => ['able'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const modal = PLAIN[question.auxiliary.lower];
    const [opens, closes] = phrase(question);
    if (!modal || !opens || !closes || (/^w(?:as|ere)$/u.test(question.auxiliary.lower) && !isSomebody(question)))
      return;
    if (/^w(?:as|ere)$/u.test(question.auxiliary.lower) && isAchieved(question)) return;
    const { auxiliary, subject } = question;
    const removed: Edit = { start: subject.end, end: closes.end, text: '' };
    yield { edits: [{ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, modal) }, removed] };
  },
};

/** What somebody of long ago was able to do is what they could; of one occasion, `was able` says that it was done. */
function isSomebody({ subject }: Question): boolean {
  return isNamedPerson(subject);
}

/** What is done once and then is done: `could direct` says that somebody knew how to. */
const ACHIEVEMENT =
  /^(?:direct|write|publish|finish|complete|win|paint|compose|invent|discover|build|found|release|record|conquer|defeat|beat|reach|cross|climb|escape|survive|marry|buy|sell|become|make|film|design|produce|create|prove|solve|invade|capture|sail|land|break|save|star|graduate|return|attend|meet)$/u;

const isAchieved = ({ predicate: { tokens } }: Question): boolean => ACHIEVEMENT.test(tokens[2]?.lower ?? '');

/** `able to`, or `be able to` after `would`, right after the subject and with a verb behind it. */
function phrase({ auxiliary, subject, predicate }: Question): readonly (Token | undefined)[] {
  const words = auxiliary.lower === 'would' ? ['be', 'able', 'to'] : ['able', 'to'];
  const tokens = predicate.tokens.slice(0, words.length);
  const verb = predicate.tokens[words.length];
  if (!verb || !isDeed(verb) || !words.every((word, at) => tokens[at]?.lower === word)) return [];
  return tokens[0] && subject.end <= tokens[0].start ? [tokens[0], tokens.at(-1)] : [];
}

/** A verb; `outfly` and `photosynthesize` are such by their make, though the tagger knows them not. */
function isDeed({ pos, lower }: Token): boolean {
  return (
    pos === 'VERB' ||
    /^out(?:fly|swim|run|jump|live|last|pace|climb|race)$|(?:thesi[sz]e|ify|ilate|erate)$/u.test(lower)
  );
}
