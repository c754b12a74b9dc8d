import type { Clause, Edit, Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonghand } from '../longhand.js';

export const unable: Rule = {
  about: '“be unable to” is said with “can’t”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['He was unable to log in', "He couldn't log in"],
    ['The patient is unable to bend the knee.', 'The patient cannot bend the knee.'],
  ],
  leaves: [
    "I can't find the key",
    "I can't wait to go",
    "I can't stand it",
    "Can't you open it?",
    'You can not only read',
    "It can't be true",
    'The unable',
    "I can't keep doing this",
    "I can't forgive myself",
    "They couldn't run a bath",
    "It can't open the file",
    'He often is unable to sleep',
  ],
  words: () => ['unable'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc) || kindOfText(doc) === 'notice';
    for (const clause of doc.clauses) {
      const edit = wasUnable(clause, longhand);
      if (edit) yield { edits: [edit] };
    }
  },
};

function wasUnable(
  { finite, verb, rest, auxiliaries, negation, subject, tokens }: Clause,
  longhand: boolean,
): Edit | undefined {
  const [adjective, to] = rest.tokens;
  if (negation || auxiliaries.length > 0 || adjective?.lower !== 'unable' || to?.lower !== 'to' || verb !== finite)
    return undefined;
  if (tokens.some((token) => token.start >= subject.end && token.end <= verb.start)) return undefined;
  const past = /^(?:was|were)$/u.test(finite.lower);
  const touching = finite.start === subject.end;
  const can = past ? (longhand ? 'could not' : "couldn't") : longhand ? 'cannot' : "can't";
  return { start: finite.start, end: to.end, text: `${touching ? ' ' : ''}${can}` };
}
