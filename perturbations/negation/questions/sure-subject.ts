import type { Question, Token } from '../../../src/plugin.js';

/** Words that join a clause or a second subject on, so that the end of the subject could be elsewhere. */
const JOINS =
  /^(?:who|whom|whose|which|that|where|when|what|if|or|nor|but|than|as|without|made|born|known|called|named|used|to)$/u;
const LONGEST = 7;

/**
 * Whether a reader sees at once where the subject ends: a pronoun, a name, or a short noun phrase without a verb, a clause
 * or a second noun that what follows could belong to (`Is a sash fastened with …`, `Is the scale of interest to …`).
 */
export function isSureSubject({ subject, predicate, form }: Question): boolean {
  const { tokens } = subject;
  const last = tokens.at(-1);
  const [next, second] = predicate.tokens;
  if (!last || !next || tokens.length > LONGEST) return false;
  if (tokens.some(({ lower, text }) => JOINS.test(lower) || /^[,;:–—(]$/u.test(text))) return false;
  if (tokens.slice(1).some(isParticiple) || tokens.some((token, at) => joinsNouns(tokens, token, at))) return false;
  if (form !== 'be')
    return !(tokens.length === 1 && isBareNoun(last) && /^(?:ADJ|VERB|NOUN)$/u.test(second?.pos ?? ''));
  if (/^(?:with|without|of|from)$/u.test(next.lower)) return false; // `the country | with the most people in Asia`
  if (/^(?:ADP|PART)$/u.test(next.pos) && tokens.some(({ lower }) => /^(?:of|in|on|for|with|from|at)$/u.test(lower)))
    return false; // `the scale of interest | to sailors`
  if (next.pos === 'ADJ' && second !== undefined && isParticiple(second)) return false; // `C | major played`
  return !(next.kind === 'number' || last.kind === 'number' || isComparedTwice(predicate.tokens));
}

/** `oil | paint dry`: a mass noun may go with the noun after it. */
function isBareNoun({ pos, lower }: Token): boolean {
  return pos === 'NOUN' && !/s$/u.test(lower);
}

/** `and` between anything but two names. */
function joinsNouns(tokens: readonly Token[], { lower }: Token, at: number): boolean {
  return lower === 'and' && !(tokens[at - 1]?.pos === 'PROPN' && tokens[at + 1]?.pos === 'PROPN');
}

/** `Is a horse | older than thirty rare?` */
function isComparedTwice(tokens: readonly Token[]): boolean {
  const than = tokens.findIndex(({ lower }) => lower === 'than');
  return than >= 0 && tokens.slice(than + 1).some(({ pos }) => pos === 'ADJ') && tokens.at(-1)?.pos === 'ADJ';
}

/** `a vase painted …`, `a parking fine …`: the verb may be the predicate, or part of the subject. */
function isParticiple({ lower, pos }: Token): boolean {
  if (pos === 'PROPN') return false;
  return (pos === 'VERB' && /(?:ed|en|ing|wn|lt|pt|ght|ld)$/u.test(lower)) || (/ed$/u.test(lower) && lower.length > 5);
}
