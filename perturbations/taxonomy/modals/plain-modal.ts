import { type Edit, matchCase, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const PLAIN = wordTable<string>({ is: 'can', are: 'can', would: 'could' });

export const plainModal: Rule = {
  about: 'The phrase becomes its modal: “Is an owl able to see …?” → “Can an owl see …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is an owl able to see in the dark?', 'Can an owl see in the dark?'],
    ['Would a hamster be able to climb a ladder?', 'Could a hamster climb a ladder?'],
    ['Are ferns able to photosynthesize?', 'Can ferns photosynthesize?'],
  ],
  leaves: [
    'Was an owl able to see?',
    'Was Ibsen able to read Danish?',
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
    if (!modal || !opens || !closes) return; // what one was able to do was done: `could` says that one knew how to
    const { auxiliary, subject } = question;
    const removed: Edit = { start: subject.end, end: closes.end, text: '' };
    yield { edits: [{ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, modal) }, removed] };
  },
};

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
