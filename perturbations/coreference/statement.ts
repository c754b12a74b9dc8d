import { declarative, isUncountable, type Question, type Token, whetherClause, wordTable } from '../../src/plugin.js';

/** The statement that a question asks about, also where it holds `any` or, after `have`, `ever`. */
export function statementOf(question: Question): string | undefined {
  if (/^either\b/iu.test(question.subject.text)) return undefined;
  return declarative(question) ?? withSome(question);
}

function withSome(question: Question): string | undefined {
  const { tokens, form, subject, auxiliary } = question;
  if (
    auxiliary.lower === 'can' &&
    question.predicate.tokens[0]?.lower === 'have' &&
    !isOwned(question.predicate.tokens[1])
  )
    return undefined; // `can have been`: as said it is `could`
  if (
    tokens.some(
      ({ lower }, at) => /^(?:yet|either|much)$/u.test(lower) && !(lower === 'yet' && isNegated(tokens.slice(0, at))),
    )
  )
    return undefined;
  if (
    tokens.some(
      ({ lower, index }, at) =>
        lower === 'many' && index > 0 && !/^(?:infinitely|as|so|too|how|that)$/u.test(tokens[at - 1]?.lower ?? ''),
    )
  )
    return undefined;
  if (tokens.filter(({ lower }) => lower === 'any').length > 1) return undefined;
  // `Can it get rid of any stain?` asks of every one, or of one: only of what there is, or somebody has, `some` is said.
  const [verb] = question.predicate.tokens;
  const exists =
    subject.text.toLowerCase() === 'there' ||
    verb?.lemma === 'have' ||
    form === 'have' ||
    /^any\b/iu.test(subject.text);
  if (tokens.some(({ lower }) => lower === 'any') && !exists) return undefined;
  // `before anyone thought of it`: somebody is not just anybody there
  const bound = tokens.findIndex(({ lower }) => /^(?:before|until|till|unless|if|than|whether|as)$/u.test(lower));
  if (bound >= 0 && tokens.slice(bound).some(({ lower }) => /^any/u.test(lower))) return undefined;
  const ever = tokens.some(
    ({ lower }, at) => lower === 'ever' && !/^(?:without|than|if)$/u.test(tokens[at - 1]?.lower ?? ''),
  );
  if (ever && !(form === 'have' && subject.text.toLowerCase() !== 'there')) return undefined;
  // `any of those that are …`: which of its verbs is the singular’s is not told from its words
  if (
    /^any of\b/iu.test(subject.text) &&
    auxiliary.lower !== 'did' &&
    subject.tokens.some(({ lower }) => /^(?:who|that|which)$/u.test(lower))
  )
    return undefined;
  const clause = whetherClause(question)?.replace(/(?<!\b(?:without|than|if)) ever\b/u, '');
  if (clause === undefined) return undefined;
  const any = tokens.findIndex(({ lower }) => /^any/u.test(lower));
  if (any > 0 && isNegated(tokens.slice(0, any))) return clause; // `a will that was never signed by anyone`
  if (
    /^(?:anyone|anybody|anything) (?:who|that)\b/iu.test(clause) &&
    /^(?:do|does|can|will|is|are)$/u.test(auxiliary.lower)
  )
    return clause;
  const some = (
    /^any of\b/u.test(clause) ? clause.replace(/\b(?:are|were|have|do)\b/u, (each) => SINGULAR[each] ?? each) : clause
  )
    .replace(/^any(one|body|thing)\b/iu, 'some$1')
    .replace(/\bany(one|body|thing|where)\b/gu, 'some$1');
  return some.replace(/\bany ([a-zà-ž]+)/iu, (whole, word: string) => {
    if (word === 'of') return 'at least one of';
    if (/^(?:more|other|less|longer|further|better|different)$/u.test(word)) return whole;
    const from = tokens.findIndex(({ lower }) => lower === 'any');
    const token = headAfter(tokens, from + 1);
    const singular = token?.pos === 'NOUN' && token.lemma === token.lower && !isUncountable(token.lower);
    return `${singular && !/^(?:record|evidence|proof|chance|money|sign|reason|truth|doubt|danger|risk|harm)$/u.test(word) ? 'at least one' : 'some'} ${word}`;
  });
}

/** `can have a dog`. */
function isOwned(token: Token | undefined): boolean {
  return token !== undefined && /^(?:DET|ADJ|NOUN|NUM|PROPN|PRON)$/u.test(token.pos);
}

/** `any chess champions`: the last of the nouns in a row. */
function headAfter(tokens: readonly Token[], from: number): Token | undefined {
  const start = tokens.findIndex(({ pos }, at) => at >= from && pos === 'NOUN');
  const length = tokens.slice(start).findIndex(({ pos }) => pos !== 'NOUN');
  return start < 0 ? undefined : tokens[start + (length < 0 ? tokens.length - start : length) - 1];
}

const SINGULAR = wordTable<string>({ are: 'is', were: 'was', have: 'has', do: 'does' });

function isNegated(tokens: readonly Token[]): boolean {
  return tokens.some(({ lemma }) => /^(?:not|never|without|nobody|no)$/u.test(lemma));
}
