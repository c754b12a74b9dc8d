import { type Edit, type Rule, readLexicon, type Sentence, type Token, uncapitalize } from '../../../src/plugin.js';

/** A way of saying it with or without a negation, and what must come after it: a question word, a clause, the end, or anything. */
interface Restatement {
  readonly said: readonly string[];
  readonly restated: string;
  readonly next: string;
}

let index: ReadonlyMap<string, readonly Restatement[]> | undefined;

/** By the first two words. */
function restatements(): ReadonlyMap<string, readonly Restatement[]> {
  if (!index) {
    const rows = readLexicon(new URL('../../lexicons/negated-restatements.tsv', import.meta.url)).map(
      ({ said = '', restated = '', next = '' }) => ({ said: said.split(' '), restated, next }),
    );
    const grouped = new Map<string, Restatement[]>();
    for (const row of rows) grouped.set(keyOf(row.said), [...(grouped.get(keyOf(row.said)) ?? []), row]);
    index = grouped;
  }
  return index;
}

/** Of `'m` a text may have `am`; no row is so short that this is its longest word. */
function longestOf(said: readonly string[]): string {
  return said.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function keyOf([first = '', second = '']: readonly string[]): string {
  return `${first} ${second}`;
}

export const restated: Rule = {
  about:
    'A set phrase is put with another negation, or with one: “I’m undecided about” → “I haven’t made up my mind about”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm undecided about the stew 🤔", "I haven't made up my mind about the stew 🤔"],
    ["I'm undecided about the trip", "I haven't made up my mind about the trip"],
    ['Thanks so much for the lift!', "I can't thank you enough for the lift!"],
    ['We failed to reach the summit', "We didn't manage to reach the summit"],
  ],
  leaves: [
    "I'm not sure",
    "I don't know anyone here",
    'Are you undecided about it?',
    'He said thanks so much for the lift',
    'Thanks so much for nothing',
  ],
  words: () => [...restatements().values()].flat().map(({ said }) => longestOf(said)),
  *propose(doc) {
    for (const sentence of doc.sentences) {
      if (sentence.text.includes('?')) continue;
      for (const edit of editsIn(sentence)) yield { edits: [edit] };
    }
  },
};

function* editsIn({ tokens }: Sentence): Generator<Edit> {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    if (!next || (before && !/^(?:and|but|so|because|,)$/u.test(before.lower) && before.kind !== 'emoji')) continue;
    for (const { said, restated: text, next: follows } of restatements().get(`${token.lower} ${bare(next)}`) ?? []) {
      const last = tokens[at + said.length - 1];
      if (!last || !said.every((word, place) => bare(tokens[at + place]) === word)) continue;
      if (!fits(follows, tokens[at + said.length], tokens[at + said.length + 1])) continue;
      const joined = before !== undefined && /^(?:and|but|so|because|,)$/u.test(before.lower);
      const inside = (joined || /^\p{Ll}/u.test(token.text)) && !/^I\b/u.test(text);
      yield { start: token.start, end: last.end, text: inside ? uncapitalize(text) : text };
    }
  }
}

/** `am` counts as `'m`. */
function bare(token: Token | undefined): string {
  const lower = token?.lower ?? '';
  if (lower === 'am') return "'m";
  return lower;
}

function fits(follows: string, next: Token | undefined, second: Token | undefined): boolean {
  const lower = next?.lower ?? '';
  const end = next === undefined || next.kind === 'emoji' || /^[.!]+$/u.test(next.text);
  switch (follows) {
    case 'wh':
      return /^(?:what|how|if|whether|why|where|when|who|which)$/u.test(lower) && second !== undefined;
    case 'if':
      return /^(?:if|whether)$/u.test(lower);
    case 'end':
      return end;
    case 'clause':
      return /^(?:i|you|he|she|it|we|they|the|this|that|my|our)$/u.test(lower);
    case 'noun':
      return /^(?:the|this|that|these|those|my|your|his|her|our|their|all)$/u.test(lower);
    default:
      return !/^(?:nothing|ruining|wasting|making)$/u.test(lower);
  }
}
