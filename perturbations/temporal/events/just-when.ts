import type { Doc, Rule, Token } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { firstClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

const OPENINGS = ['An hour ago,', 'This morning,', 'Earlier today,', 'Ten minutes ago,', 'Yesterday evening,'];

export const justWhen: Rule = {
  about: 'Says when something happened instead of “just”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just missed my train 😩', 'An hour ago, I missed my train 😩'],
    ['We just adopted a puppy!', 'Earlier today, we adopted a puppy!'],
  ],
  leaves: [
    'I just wanted to say hi',
    "I'm just tired",
    'I just think so',
    'I just got home this morning',
    'The clerk just nodded',
    'I just taught my aunt to swim',
  ],
  words: () => ['just'],
  *propose(doc) {
    const just = justBeforeVerb(doc);
    const after = just && doc.tokens[just.index + 1];
    if (!just || !after) return;
    for (const candidate of eachInFront(doc, OPENINGS))
      yield { edits: [...candidate.edits, { start: just.start, end: after.start, text: '' }] };
  },
};

/** `just` between `I` or `we` and a verb that tells of an event in the past. */
function justBeforeVerb(doc: Doc): Token | undefined {
  const clause = firstClause(doc);
  if (clause?.tense !== 'past' || clause.auxiliaries.length > 0 || !/^(?:i|we)$/iu.test(clause.subject.text))
    return undefined;
  const just = doc.tokens[clause.verb.index - 1];
  if (
    just?.lower !== 'just' ||
    just.index !== 1 ||
    doc.tokens.some((token) => saysWhen(token) && !/^(?:first|time|am)$/u.test(token.lower))
  )
    return undefined;
  return /^(?:want|think|have|need|know|mean|feel|hope|wonder|like|love|be|teach|learn)$/u.test(clause.verb.lemma)
    ? undefined
    : just;
}
