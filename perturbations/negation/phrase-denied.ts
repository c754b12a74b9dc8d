import { type Doc, matchCase, type Rule, readLexicon, type Token } from '../../src/plugin.js';

interface Phrase {
  readonly said: readonly string[];
  readonly restated: string;
  readonly before: string;
  readonly next: string;
}

let index: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** By the first word. */
function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (!index) {
    const grouped = new Map<string, Phrase[]>();
    for (const { said = '', restated = '', before = '', next = '' } of readLexicon(
      new URL('../lexicons/negated-phrases.tsv', import.meta.url),
    )) {
      const words = said.split(' ');
      const first = words[0] ?? '';
      grouped.set(first, [...(grouped.get(first) ?? []), { said: words, restated, before, next }]);
    }
    index = grouped;
  }
  return index;
}

export const phraseDenied: Rule = {
  about:
    'A phrase of amount, time or manner is said with a negation, or with another: “at least nine” → “no fewer than nine”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      "Oh I adore this film, I've seen it at least nine times",
      "Oh I adore this film, I've seen it no fewer than nine times",
    ],
    ['It runs for just under two hours', 'It runs for not quite two hours'],
    ['the driver yelled at my mum for no reason', 'the driver yelled at my mum without any reason'],
    ['The builder left without warning.', 'The builder left with no warning.'],
    ['He is walking two miles a day without a stick', 'He is walking two miles a day with no stick'],
    ['There were plenty of seats', 'There was no shortage of seats'],
  ],
  leaves: [
    'at least it was cheap',
    'without a doubt the best',
    'up to you',
    'It went without a hitch',
    'I went without asking',
    'few know it',
    'a few seats',
    'Not at least nine',
    'It is cheap with no one there',
    'Are there at least nine?',
    'He left immediately after lunch',
    'There is no smoke without a fire',
  ],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const token of doc.tokens) {
      for (const phrase of phrases().get(token.lower) ?? []) {
        const last = doc.tokens[token.index + phrase.said.length - 1];
        if (!last || !phrase.said.every((word, at) => doc.tokens[token.index + at]?.lower === word)) continue;
        if (!precedes(doc, token, phrase) || !follows(doc, last, phrase.next)) continue;
        const be = phrase.restated.startsWith('no shortage') ? thereBe(doc, token) : undefined;
        const edit = { start: token.start, end: last.end, text: matchCase(token.text, phrase.restated) };
        yield { edits: be ? [be, edit] : [edit] };
      }
    }
  },
};

/** `There were no shortage` has one shortage. */
function thereBe({ tokens }: Doc, { index: at }: Token): { start: number; end: number; text: string } | undefined {
  const be = tokens[at - 1];
  if (be?.lower === 'were') return { start: be.start, end: be.end, text: 'was' };
  return be?.lower === 'are' ? { start: be.start, end: be.end, text: 'is' } : undefined;
}

const DENIALS = /^(?:not|n't|never|no|nobody|nothing|none|hardly|barely|without)$/u;

function precedes({ tokens }: Doc, { index: at }: Token, { before, restated, said }: Phrase): boolean {
  const previous = tokens[at - 1];
  if (!/^with/u.test(said[0] ?? '') && tokens.slice(Math.max(0, at - 6), at).some(({ lower }) => DENIALS.test(lower)))
    return false;
  if (/^(?:with|not)/u.test(restated) && tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => DENIALS.test(lower)))
    return false;
  switch (before) {
    case 'start':
      return previous === undefined || /^[.!,]$/u.test(previous.text) || /^(?:but|and|so)$/u.test(previous.lower);
    case 'there':
      return /^(?:is|are|was|were|'s)$/u.test(previous?.lower ?? '') && tokens[at - 2]?.lower === 'there';
    case 'be':
      return /^(?:is|are|was|were|am)$/u.test(previous?.lower ?? '');
    case 'did':
      return previous !== undefined && !/^(?:until|only|more|most|very)$/u.test(previous.lower);
    case 'quantity':
      return (
        previous === undefined ||
        !/^(?:adds|add|added|it's|is|'s|made|came|run|ran|got|get|was|go|went|look)$/u.test(previous.lower)
      );
    case 'by':
      return previous?.pos === 'VERB';
    case 'object':
      return previous?.pos === 'NOUN';
    default:
      return true;
  }
}

/** Nouns that stand in set phrases behind `without`. */
const FIXED =
  /^(?:doubt|hitch|fail|trace|word|question|clue|problem|fire|cause|fuss|care|second|thought|penny|home|one|way|sound)$/u;

function follows({ tokens }: Doc, last: Token, next: string): boolean {
  const token = tokens[last.index + 1];
  const second = tokens[last.index + 2];
  const number = token !== undefined && (token.kind === 'number' || token.pos === 'NUM') && !/^one$/u.test(token.lower);
  switch (next) {
    case 'several':
      return (
        number &&
        /^\p{L}+s$/u.test(second?.lower ?? '') &&
        !/^(?:hours|minutes|euros|pounds|dollars|kilos|miles|percent|grams|metres|meters|degrees)$/u.test(
          second?.lower ?? '',
        )
      );
    case 'amount':
      return (
        number &&
        /^(?:hours|minutes|euros|pounds|dollars|kilos|miles|percent|grams|metres|meters|degrees|%)$/u.test(
          second?.lower ?? '',
        )
      );
    case 'number':
      return number && second?.pos === 'NOUN';
    case 'a':
      return (
        /^(?:an?)$/u.test(token?.lower ?? '') &&
        /^(?:hour|minute|week|month|year|mile|metre|meter|kilo|litre|third|quarter)$/u.test(second?.lower ?? '')
      );
    case 'end':
      return token === undefined || /^[.,!]+$/u.test(token.text) || token.kind === 'emoji';
    case 'noun':
      return (token?.pos === 'NOUN' || token?.pos === 'ADJ') && !FIXED.test(token.lower);
    case 'plural':
      return token?.pos === 'NOUN' && token.lemma !== token.lower;
    case 'np':
      return token?.pos === 'DET' && second?.pos === 'NOUN' && isClosed(tokens[last.index + 3]);
    case 'the':
      return token?.lower === 'the' && second?.pos === 'ADJ';
    default:
      return true;
  }
}

function isClosed(token: Token | undefined): boolean {
  return token === undefined || /^[.,!]+$/u.test(token.text) || token.kind === 'emoji';
}
