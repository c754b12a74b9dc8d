import { capitalize, type Doc, declarative, parse, perDoc, type Question, type Token } from '../../../src/plugin.js';
import { asked, isNegator } from '../asked.js';
import { isBounded } from './bounded.js';

/** What a text asks, as a statement, and the part of the text that it stands for. */
export interface Stated {
  readonly question: Question;
  /** Without a final mark, its first word as inside a sentence: `if it rains, snails can swim`. */
  readonly statement: string;
  readonly start: number;
  readonly end: number;
  /** A clause or phrase stands before the question. */
  readonly fronted: boolean;
}

/** A second clause, a choice or a denial within a question, which inside `that …` is hard to follow. */
const INNER: ReadonlySet<string> = new Set(
  'or|but|without|unless|except|rather|instead|even|whose|who|whom|which|that|because|although|though|while|whether|either|neither|yet|anyone|anything|anybody|any'.split(
    '|',
  ),
);

/** Undefined where the subject's end could be another one than was found, or more than one thing is said. */
export const stated = perDoc((doc: Doc): Stated | undefined => {
  const question = asked(doc);
  if (!question || question.after.some(({ lower }, at) => INNER.has(lower) || joinsDeed(question.after, at)))
    return undefined;
  const { sentence, auxiliary, after } = question;
  const last = after.at(-1);
  const [first] = sentence.tokens;
  if (!last || !first) return undefined;
  if (first === auxiliary) {
    const [parsed] = doc.questions;
    if (parsed?.auxiliary !== auxiliary || !isBounded(parsed)) return undefined;
    const statement = declarative(parsed);
    return statement === undefined
      ? undefined
      : { question: parsed, statement, start: parsed.start, end: parsed.end, fronted: false };
  }
  return afterFront(doc, first, auxiliary, last);
});

/** `and` before another verb. */
function joinsDeed(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'and' && /^(?:VERB|AUX|PRON|ADV)$/u.test(tokens[at + 1]?.pos ?? '');
}

/** The main question is parsed on its own, and what stands before it goes before the statement. */
function afterFront(doc: Doc, first: Token, auxiliary: Token, last: Token): Stated | undefined {
  const [question] = parse(`${capitalize(doc.text.slice(auxiliary.start, last.end))}?`).questions;
  const statement = question && isBounded(question) ? declarative(question) : undefined;
  if (!question || statement === undefined || !/^\p{Lu}/u.test(first.text) || first.pos === 'PROPN') return undefined;
  if (/^(?:to|as|given|for|from|since|because|suppose|despite|although|though|unless|with)$/u.test(first.lower))
    return undefined;
  const front = doc.text.slice(first.end, auxiliary.start);
  return {
    question,
    statement: `${first.lower}${front}${statement}`,
    start: first.start,
    end: last.end,
    fronted: true,
  };
}

/** Whether a negation stands anywhere but in a clause at the end (`…, even if nobody witnessed it`). */
export function isDeniedMain({ tokens }: Doc, { start, question }: Stated): boolean {
  const opens = question.predicate.tokens.find(({ lower }) => /^(?:if|because|although|though|when)$/u.test(lower));
  const kept = opens ? question.predicate.tokens.slice(0, question.predicate.tokens.indexOf(opens)) : undefined;
  const main = kept ? [...question.subject.tokens, ...kept] : tokens.filter((token) => token.start >= start);
  return main.some(isNegator);
}
