import { type Doc, type NounPhrase, perDoc, type Question, type Token } from '../../../src/plugin.js';
import { askedIn } from '../asked.js';

/** A question whose subject surely ends where it says. */
export interface ToldApart {
  readonly auxiliary: Token;
  /** The words of the subject. */
  readonly subject: readonly Token[];
  /** The first word of what is said of it, and the last. */
  readonly from: Token;
  readonly to: Token;
}

/** After `be` and a clause of the subject's own these begin what is said of it. */
const SAID =
  /^(?:able|unable|likely|unlikely|entitled|allowed|permitted|required|expected|obliged|considered|regarded|free|right|wise|liable|eligible|bound|safe|well|best|at|old|more|less|as|open)$/u;
const GOES_ON: Readonly<Record<string, RegExp>> = {
  at: /^(?:risk|greater|higher|less|fault)$/u,
  old: /^enough$/u,
  free: /^to$/u,
  right: /^to$/u,
  wise: /^to$/u,
  safe: /^to$/u,
  open: /^to$/u,
  bound: /^to$/u,
  well: /^advised$/u,
  best: /^(?:left|treated|rinsed|stored|kept|avoided|served)$/u,
};
const GRADE =
  /^(?:still|always|usually|normally|generally|automatically|also|legally|typically|often|commonly|already|sometimes|now)$/u;
const RELATIVE = /^(?:who|that|which|whose)$/u;

/** The one question of a text with its subject and what is said of it; undefined where they are not surely told apart. */
export const toldApart = perDoc((doc: Doc): ToldApart | undefined => {
  if (doc.sentences.length !== 1 || /["“”;:()]/u.test(doc.text)) return undefined;
  const asked = askedIn(doc);
  const found = asked?.alone && asked.front === '' ? partsOf(asked.question) : undefined;
  return found ?? afterClause(doc);
});

function partsOf({ auxiliary, subject, predicate, negation }: Question): ToldApart | undefined {
  const [from, to] = [predicate.tokens[0], predicate.tokens.at(-1)];
  if (!from || !to || negation || subject.kind === 'pronoun') return undefined;
  return { auxiliary, subject: subject.tokens, from, to };
}

/** `is a witness who has sworn to tell the truth | free to …` */
function afterClause({ sentences: [sentence] }: Doc): ToldApart | undefined {
  const words = sentence?.tokens.filter(({ text }) => text !== '?') ?? [];
  const [auxiliary] = words;
  if (!auxiliary || !/^(?:is|are|was|were)$/u.test(auxiliary.lower) || words.some(({ text }) => text === ','))
    return undefined;
  const relative = words.findIndex(({ lower }) => RELATIVE.test(lower));
  if (relative < 2 || relative > 5) return undefined;
  const places = words.flatMap((_, at) => (at > relative + 2 && begins(words, at) ? [at] : []));
  const [place] = places;
  if (place === undefined) return undefined;
  const at = GRADE.test(words[place - 1]?.lower ?? '') ? place - 1 : place;
  const [from, to] = [words[at], words.at(-1)];
  const own = words.slice(relative + 1, at);
  if (!from || !to || own.some(({ lower }) => /^(?:or|nor|but)$/u.test(lower))) return undefined;
  if (!own.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return undefined;
  return { auxiliary, subject: words.slice(1, at), from, to };
}

function begins(words: readonly Token[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !next || !SAID.test(word.lower)) return false;
  const noun = GRADE.test(before.lower) ? words[at - 2] : before;
  if (
    !/^(?:NOUN|PROPN|NUM|ADV|PRON)$/u.test(noun?.pos ?? '') ||
    /^(?:very|so|too|not|as|more|most|less)$/u.test(before.lower)
  )
    return false;
  if (/^(?:more|less)$/u.test(word.lower))
    return /^(?:likely|prone|expensive|dangerous|difficult|liable)$/u.test(next.lower);
  if (word.lower === 'as')
    return words[at + 2]?.lower === 'as' || words.slice(at + 2, at + 7).some(({ lower }) => lower === 'as');
  return GOES_ON[word.lower]?.test(next.lower) ?? true;
}

/** The noun phrases of a text that name people, other than those that begin with one of these words. */
export const peopleBut = ({ nounPhrases }: Doc, { start }: Token): readonly NounPhrase[] =>
  nounPhrases.filter((phrase) => phrase.start !== start && phrase.kind !== 'pronoun' && phrase.animacy === 'person');
