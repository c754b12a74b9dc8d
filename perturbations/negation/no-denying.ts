import type { Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { framed, judgement } from './judgement.js';

const OPENINGS = ['No doubt about it, '];

export const noDenying: Rule = {
  about: 'A judgement is opened with a denial of its denial: “No doubt about it, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The soup was delicious', 'No doubt about it, the soup was delicious'],
    ['That meeting was useless', 'No doubt about it, that meeting was useless'],
  ],
  leaves: [
    'The soup was not delicious',
    'The weather is miserable and I forgot my hat',
    'Was the soup delicious?',
    'The soup has onions',
    'Delicious!',
    'It was nice to see you!',
    'THE SOUP WAS DELICIOUS',
    'Nobody was helpful',
    'Patient is feeling anxious',
    'They were disappointed',
    'The cup broke',
    'The client is anxious about it',
    'I love this song',
  ],
  *propose(doc) {
    const clause = isOfficial(doc) || /\babout (?:it|as)\b|\bso\b/iu.test(doc.text) ? undefined : judgement(doc);
    if (
      clause?.subject.person !== 3 ||
      (!clause.copular && clause.subject.animacy === 'person') ||
      /^(?:nobody|no|none|neither|few|everyone)\b/iu.test(clause.subject.text)
    )
      return;
    if (clause.subject.kind === 'pronoun' && !/^(?:this|these|those)$/u.test(clause.subject.head.lower)) return;
    if (doc.clauses.some(({ subject }) => /^(?:i|we)$/iu.test(subject.text))) return;
    yield* framed(doc, OPENINGS);
  },
};
