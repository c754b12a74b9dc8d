import { type Rule, wordTable } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const HOW = wordTable<string>({
  rude: 'rudely',
  kind: 'kindly',
  cruel: 'cruelly',
  unfair: 'unfairly',
  disrespectful: 'disrespectfully',
});
const WHOM = /^(?:me|us|everyone|everybody|(?:my|our) (?:\p{L}+ )?\p{L}+)$/u;

export const treated: Rule = {
  about:
    'How somebody was to somebody becomes what was done: “The clerk was rude to us” → “The clerk treated us rudely”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The waiter was rude to my cousin', 'The waiter treated my cousin rudely'],
    ['The nurses were so kind to us 💛', 'The nurses treated us so kindly 💛'],
  ],
  leaves: [
    'The clerk was rude',
    "The clerk wasn't rude to us",
    'The clerk was rude to us and left',
    'It was rude to stare',
    'The clerk was rude to us on the phone',
    'Dad was kind to us when we were small',
    'The sun was unkind to my skin',
  ],
  words: () => Object.keys(HOW),
  *propose(doc) {
    if (!/ (?:was|were) .*\bto\b/u.test(doc.text)) return;
    for (const { last, clauses } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || !/^(?:was|were)$/u.test(clause.verb.lower)) continue;
      const { subject, verb } = clause;
      const person =
        subject.kind === 'pronoun' ? /^(?:he|she|they)$/u.test(subject.head.lower) : subject.animacy === 'person';
      if (!person || doc.text.slice(subject.end, verb.start).trim() !== '') continue;
      const [, degree = '', manner = '', whom = ''] =
        /^ ((?:so|very|really|incredibly|extremely|always) )?(\p{L}+) to (.+)$/u.exec(
          doc.text.slice(verb.end, last.end),
        ) ?? [];
      const how = HOW[manner];
      if (how === undefined || !WHOM.test(whom) || /^always/u.test(degree)) continue;
      yield { edits: [{ start: verb.start, end: last.end, text: `treated ${whom} ${degree}${how}` }] };
    }
  },
};
