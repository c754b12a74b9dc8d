import { type Clause, type Edit, type Rule, readLexicon, type Token } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';
import { negatedVerb, supportFor, unwilling } from './verb-support.js';

interface Contrary {
  /** The verb's lemma and the words after it. */
  readonly said: readonly string[];
  readonly restated: string;
  readonly next: string;
}

let index: ReadonlyMap<string, readonly Contrary[]> | undefined;

/** By the lemma of the verb. */
function contraries(): ReadonlyMap<string, readonly Contrary[]> {
  if (!index) {
    const grouped = new Map<string, Contrary[]>();
    for (const { said = '', restated = '', next = '' } of readLexicon(
      new URL('../../lexicons/contrary-verbs.tsv', import.meta.url),
    )) {
      const words = said.split(' ');
      const verb = words[0] ?? '';
      grouped.set(verb, [...(grouped.get(verb) ?? []), { said: words, restated, next }]);
    }
    index = grouped;
  }
  return index;
}

export const contraryVerb: Rule = {
  about:
    'A verb is said by denying its contrary: “refused to pay” → “wouldn’t pay”, “ignored my emails” → “didn’t answer my emails”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['They refused to take it back', "They wouldn't take it back"],
    [
      'The contractor has refused to return a single call.',
      'The contractor has not been willing to return a single call.',
    ],
    ['The shop ignored my emails 😤', "The shop didn't answer my emails 😤"],
    ['The address is new and the postcode stays the same', "The address is new and the postcode doesn't change"],
    ['The tenant failed to pay the rent.', 'The tenant did not pay the rent.'],
  ],
  leaves: [
    "They didn't refuse to take it back",
    'He refused the offer',
    'Did they refuse to pay?',
    'I forget the name',
    'She failed the test',
    'They refused to pay and shouted at me',
    'Nobody refused to pay',
    'He lacks nothing',
    'We are moving in June. Phone numbers stay the same.',
  ],
  words: () => contraries().keys(),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    for (const clause of doc.clauses) {
      // `Phone numbers stay the same`, in a notice of what is to come: they will not change
      if (
        clause.subject.determiner === undefined &&
        clause.subject.number === 'plural' &&
        /^(?:stay|remain)$/u.test(clause.verb.lower)
      )
        continue;
      if (/^(?:no|nobody|nothing|none|neither|all|everyone|both|every|each|few|most)\b/iu.test(clause.subject.text))
        continue;
      for (const contrary of contraries().get(clause.verb.lemma) ?? []) {
        const edit = denied(clause, contrary, longhand);
        if (edit) yield { edits: [edit] };
      }
    }
  },
};

function denied(clause: Clause, { said, restated, next }: Contrary, longhand: boolean): Edit | undefined {
  const { verb, rest, negation, subject, tokens, auxiliaries, finite } = clause;
  const after = said.slice(1);
  if (negation || !after.every((word, at) => rest.tokens[at]?.lower === word)) return undefined;
  if (tokens.filter((token) => token.start >= subject.end && token.end <= verb.start).length > auxiliaries.length)
    return undefined;
  const last = rest.tokens[after.length - 1] ?? verb;
  if (!fits(next, rest.tokens[after.length], rest.tokens.slice(after.length))) return undefined;
  if (rest.tokens.some(({ lower }) => /^(?:and|but|or|nothing|no|nobody|again|twice|times?)$/u.test(lower)))
    return undefined;
  const support = supportFor(verb, finite, auxiliaries.length);
  if (support === undefined) return undefined;
  const [, ...words] = restated.split(' ');
  const base = words.join(' ');
  const text = restated.startsWith('will not')
    ? unwilling(support, longhand)
    : negatedVerb(support, restated.startsWith('never'), base, longhand);
  const gap = text !== undefined && finite.start === subject.end && !text.startsWith(' ') ? ' ' : '';
  return text === undefined ? undefined : { start: finite.start, end: last.end, text: gap + text };
}

function fits(next: string, token: Token | undefined, all: readonly Token[]): boolean {
  switch (next) {
    case 'end':
      return token === undefined || /^[,.]$/u.test(token.text) || token.kind === 'emoji';
    case 'verb':
      return token !== undefined && token.lemma === token.lower && !/^(?:be)$/u.test(token.lower);
    case 'object':
      return token !== undefined && /^(?:DET|PRON)$/u.test(token.pos) && all.length < 7;
    default:
      return true;
  }
}
