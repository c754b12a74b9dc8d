import type { Doc, Token } from '../../../src/plugin.js';

/** A row of `lexicons/negated-phrases.tsv`: a phrase, how it is restated, and what must stand before and after it. */
export interface Phrase {
  readonly said: readonly string[];
  readonly restated: string;
  readonly before: string;
  readonly next: string;
}

const DENIALS = /^(?:not|n't|never|no|nobody|nothing|none|hardly|barely|without)$/u;

export function precedes({ tokens }: Doc, { index: at }: Token, { before, restated, said }: Phrase): boolean {
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

export function follows({ tokens }: Doc, last: Token, next: string): boolean {
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
