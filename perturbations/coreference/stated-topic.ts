import { type Clause, capitalize, type Doc, type Rule } from '../../src/plugin.js';
import type { Anaphor } from './anaphor.js';
import { commonAnaphor } from './common-anaphor.js';

const OPENINGS = ['As for {},', 'About {}:', '{}?', 'Let me tell you about {}:', 'You asked about {}:'];

export const statedTopic: Rule = {
  about: 'Names what a statement is about first, and says it with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ['The service at this inn was slow', 'As for the service at this inn, it was slow'],
    ['My new shoes are superb! 👟', 'My new shoes? They are superb! 👟'],
  ],
  leaves: [
    'I was late',
    'It was fine',
    'The staff was kind',
    'Our vet is gentle',
    'This is a lamp',
    'My dog saw a cat and it ran',
    'The soup was cold, so was it?',
  ],
  *propose(doc) {
    const clause = topicClause(doc);
    const anaphor = clause && anaphorOf(clause);
    if (!clause || !anaphor) return;
    const { start, end, text } = clause.subject;
    const mention = text.charAt(0).toLowerCase() + text.slice(1);
    for (const opening of OPENINGS) {
      const said = capitalize(opening.replace('{}', () => mention));
      const pronoun = opening.endsWith('?') ? capitalize(anaphor.subject) : anaphor.subject;
      yield { edits: [{ start, end, text: `${said} ${pronoun}` }] };
    }
  },
};

/** The one clause of a one-sentence text that says of a definite thing what it is like. */
function topicClause(doc: Doc): Clause | undefined {
  const [clause, second] = doc.clauses;
  if (!clause || second || doc.sentences.length > 1 || !clause.copular || clause.start !== doc.tokens[0]?.start)
    return undefined;
  if (!/^\p{Lu}\p{Ll}/u.test(doc.text) || clause.subject.kind !== 'common' || clause.finite.text.startsWith("'"))
    return undefined;
  const definite = /^(?:the|this|these|my|our)$/u.test(clause.subject.determiner?.lower ?? '');
  const others = doc.tokens.some(
    ({ lower, start }) => start > clause.subject.end && /^(?:it|they|them|its|their|he|she)$/u.test(lower),
  );
  return definite && !others ? clause : undefined;
}

/** Only things: `it` and `they`, as the verb agrees. */
function anaphorOf({ subject, finite }: Clause): Anaphor | undefined {
  if (subject.animacy === 'person' || subject.gender) return undefined;
  const anaphor = commonAnaphor(subject);
  if (anaphor?.subject !== 'it' && anaphor?.subject !== 'they') return undefined;
  const plural = /^(?:are|were)$/u.test(finite.lower);
  return anaphor.plural === plural ? anaphor : undefined;
}
