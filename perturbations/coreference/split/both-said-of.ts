import { type Clause, conjugate, type Rule, type Token } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import type { Anaphor } from '../anaphor.js';
import { retold } from '../stated/retold.js';
import { hasThirdPerson } from '../stated/said.js';
import { aboutSubjects } from '../stated/subject.js';

/** The second of two things said of a subject gets the pronoun as its own subject, in the same sentence. */
export const bothSaidOf: Rule = {
  about:
    'Gives the second thing said of a subject a pronoun: “The flat is bright but small” → “The flat is bright but it’s small”',
  expects: { sentiment: 'same' },
  examples: [
    ['The flat is bright but quite small', "The flat is bright but it's quite small"],
    ['The rental car was scratched and smelled of smoke', 'The rental car was scratched and it smelled of smoke'],
    ['These rooms are freezing and stink of paint.', 'These rooms are freezing and they stink of paint.'],
    [
      'The drill weighs two kilos and comes with a spare bag. It does what it should.',
      'The drill weighs two kilos, and it comes with a spare bag. It does what it should.',
    ],
    ['My laptop froze and ate the essay', 'My laptop froze and it ate the essay'],
  ],
  leaves: [
    'The flat is bright and small',
    'The flat is bright but not small',
    'It is bright but small',
    'The flat is bright but it is small',
    'My sister met my aunt and smiled',
    'The dog saw a cat and barked',
    'The fan is as loud as my old one and weighs less',
  ],
  words: () => ['and', 'but', 'yet'],
  *propose(doc) {
    for (const { said, clause, anaphor } of aboutSubjects(doc)) {
      if (clause.end !== said.last.end || clause.negation || clause.start !== said.first.start) continue;
      const joints = said.tokens.filter(
        ({ lower, start }) => /^(?:and|but|yet)$/u.test(lower) && start > clause.finite.end,
      );
      const [joint] = joints;
      if (!joint || joints.length > 1 || said.tokens.some(({ text }) => text === ',')) continue;
      const [before, next] = [doc.tokens[joint.index - 1], doc.tokens[joint.index + 1]];
      if (!before || !next) continue;
      const first = said.tokens.filter(({ start }) => start >= clause.finite.end && start < joint.start);
      const second = said.tokens.filter(({ start }) => start > joint.start);
      if (first.some(({ lower }) => /^(?:as|than|like)$/u.test(lower))) continue; // another thing is in it
      if (hasThirdPerson([...first, ...second]) || rivals(doc.nounPhrases, clause, joint.start, anaphor)) continue;
      const verb = verbOf(clause, anaphor, joint, first, second);
      if (verb === undefined) continue;
      // Two clauses in prose have a comma between them.
      const comma = (isChat(doc) && doc.sentences.length < 2) || joint.lower !== 'and' ? '' : ',';
      const head = `${doc.text.slice(said.first.start, before.end)}${comma}${doc.text.slice(before.end, joint.end)}`;
      yield retold(said, `${head} ${verb}${doc.text.slice(next.start, said.last.end)}`);
    }
  },
};

/** The pronoun with the verb it needs, and a space; undefined where the second part is no predicate of its own. */
function verbOf(
  clause: Clause,
  anaphor: Anaphor,
  joint: Token,
  first: readonly Token[],
  second: readonly Token[],
): string | undefined {
  const [next] = second;
  if (!next) return undefined;
  const { finite, copular, auxiliaries, verb } = clause;
  if (copular && joint.lower !== 'and' && isAdjectival(first) && isAdjectival(second))
    return `${being(finite.lower, anaphor)} `;
  const past =
    /^(?:was|were)$/u.test(finite.lower) || (auxiliaries.length === 0 && conjugate(verb.lemma, 'past') === verb.lower);
  const other = /^(?:is|are|['’]s|['’]re)$/u.test(finite.lower) || (auxiliaries.length === 0 && !past);
  if (next.pos !== 'VERB' || second.length < 2 || /(?:ing)$/u.test(next.lower)) return undefined;
  const agrees = past
    ? conjugate(next.lemma, 'past') === next.lower && next.lower !== next.lemma && !isPassive(clause, second)
    : other && (anaphor.plural ? next.lower === next.lemma : conjugate(next.lemma, 'third') === next.lower);
  return agrees ? `${anaphor.subject} ` : undefined;
}

/** `was cleaned and repaired`: the auxiliary is of both. */
function isPassive({ finite, verb }: Clause, [next]: readonly Token[]): boolean {
  return (
    finite !== verb &&
    next !== undefined &&
    conjugate(next.lemma, 'participle') === next.lower &&
    /^(?:clean|repair|wash|paint|cook|serve|bake|fix|mend|pack|send|sell|close|open|move|lock|cancel|delay|postpone|damage|stain|scratch|crack|break|burn|tear)$/u.test(
      next.lemma,
    )
  );
}

function being(finite: string, { subject, plural }: Anaphor): string {
  if (/^(?:is|['’]s|are|['’]re)$/u.test(finite)) return plural ? `${subject}'re` : `${subject}'s`;
  return plural ? `${subject} were` : `${subject} was`;
}

function isAdjectival(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last?.pos === 'ADJ' &&
    tokens.length < 4 &&
    tokens.every(
      ({ pos, lower }) =>
        pos === 'ADJ' ||
        /^(?:so|very|really|super|too|quite|pretty|incredibly|extremely|a|bit|overly|rather|fairly|also|far)$/u.test(
          lower,
        ),
    )
  );
}

/** Something else in the first part that the pronoun could mean. */
function rivals(
  phrases: readonly { start: number; end: number; kind: string; number: string; animacy: string }[],
  { subject, finite }: Clause,
  to: number,
  { plural }: Anaphor,
): boolean {
  return phrases.some(
    ({ start, end, kind, number, animacy }) =>
      start >= finite.end &&
      end <= to &&
      kind !== 'pronoun' &&
      (subject.animacy === 'person' ? animacy !== 'thing' : (number === 'plural') === plural),
  );
}
