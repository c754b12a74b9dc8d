import type { Clause, Edit, Rule } from '../../src/plugin.js';

/** What one tries and sees fail, rather than `can't wait`, `can't forgive`, `couldn't run a bath`. */
const ATTEMPTED =
  /^(?:find|log|access|open|connect|attend|reach|download|upload|locate|confirm|activate|reset|install|print|submit|contact|view|load|register)$/u;

export const unable: Rule = {
  about: '“can’t” and “be unable to” say the same',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I couldn't find the key", 'I was unable to find the key'],
    ["We can't find the key", "We're unable to find the key"],
    ["Mia can't find the key", 'Mia is unable to find the key'],
    ["Mia couldn't find the key", 'Mia was unable to find the key'],
    ["I can't find the attachment", "I'm unable to find the attachment"],
    ["We couldn't find the entrance", 'We were unable to find the entrance'],
    ['He was unable to log in', "He couldn't log in"],
  ],
  leaves: [
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
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const edit = cannot(clause) ?? wasUnable(clause);
      if (edit) yield { edits: [edit] };
    }
  },
};

function cannot({ finite, verb, negation, auxiliaries, subject, tokens }: Clause): Edit | undefined {
  if (!negation || auxiliaries.length !== 1 || !/^(?:ca|can|could)$/u.test(finite.lower) || !ATTEMPTED.test(verb.lower))
    return undefined;
  const inside = tokens.filter((token) => token.start >= subject.end && token.end <= verb.start);
  if (
    inside.length !== 2 ||
    negation.lower === 'never' ||
    subject.head.lower === 'it' ||
    subject.head.lower === 'there'
  )
    return undefined;
  const be = beFor(subject, finite.lower === 'could');
  if (be === undefined) return undefined;
  const start = be.startsWith("'") ? subject.end : finite.start;
  return { start, end: verb.start, text: `${be} unable to ` };
}

function beFor({ head, number, kind, person }: Clause['subject'], past: boolean): string | undefined {
  if (head.lower === 'i') return past ? 'was' : "'m";
  if (kind === 'name' || person === 1 || person === 2)
    return number === 'plural' || person !== 3
      ? past
        ? 'were'
        : kind === 'pronoun'
          ? "'re"
          : 'are'
      : past
        ? 'was'
        : 'is';
  return number === 'plural' ? (past ? 'were' : 'are') : past ? 'was' : 'is';
}

function wasUnable({ finite, verb, rest, auxiliaries, negation, subject, tokens }: Clause): Edit | undefined {
  const [adjective, to] = rest.tokens;
  if (negation || auxiliaries.length > 0 || adjective?.lower !== 'unable' || to?.lower !== 'to' || verb !== finite)
    return undefined;
  if (tokens.some((token) => token.start >= subject.end && token.end <= verb.start)) return undefined;
  const past = /^(?:was|were)$/u.test(finite.lower);
  const touching = finite.start === subject.end;
  return { start: finite.start, end: to.end, text: `${touching ? ' ' : ''}${past ? "couldn't" : "can't"}` };
}
