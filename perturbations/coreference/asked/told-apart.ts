import { type Doc, type NounPhrase, perDoc, type Question, type Token } from '../../../src/plugin.js';
import { afterClause } from '../../around/after-clause.js';
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

/** The one question of a text with its subject and what is said of it; undefined where they are not surely told apart. */
export const toldApart = perDoc((doc: Doc): ToldApart | undefined => {
  if (doc.sentences.length !== 1 || /["“”;:()]/u.test(doc.text)) return undefined;
  const asked = askedIn(doc);
  const found = asked?.alone && asked.front === '' ? partsOf(asked.question) : undefined;
  return found ?? saidAfterClause(doc);
});

function partsOf({ auxiliary, subject, predicate, negation }: Question): ToldApart | undefined {
  const [from, to] = [predicate.tokens[0], predicate.tokens.at(-1)];
  if (!from || !to || negation || subject.kind === 'pronoun') return undefined;
  return { auxiliary, subject: subject.tokens, from, to };
}

/** What comes after `be` and a clause of the subject's own. */
function saidAfterClause({ sentences: [sentence] }: Doc): ToldApart | undefined {
  const words = sentence?.tokens.filter(({ text }) => text !== '?') ?? [];
  const at = afterClause(words);
  const [auxiliary, from, to] = [words[0], words[at ?? -1], words.at(-1)];
  return auxiliary && from && to ? { auxiliary, subject: words.slice(1, at), from, to } : undefined;
}

/** The noun phrases of a text that name people, other than those that begin with one of these words. */
export const peopleBut = ({ nounPhrases }: Doc, { start }: Token): readonly NounPhrase[] =>
  nounPhrases.filter((phrase) => phrase.start !== start && phrase.kind !== 'pronoun' && phrase.animacy === 'person');
