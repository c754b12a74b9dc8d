import { type Clause, type Doc, perDoc } from '../../src/plugin.js';
import { isWellWishing } from '../around/well-wishing.js';
import { datesItself, saysWhen } from './time-words.js';

/** The clause that opens the text, where it begins with the text's first word. */
export const firstClause = perDoc((doc: Doc): Clause | undefined => {
  const [clause] = doc.clauses;
  return clause && clause.start === doc.tokens[0]?.start && !isWellWishing(doc) ? clause : undefined;
});

/** The clauses of the text's first sentence. */
export function openingClauses(doc: Doc): readonly Clause[] {
  const first = firstClause(doc);
  return first ? doc.clauses.filter((clause) => clause.sentence === first.sentence) : [];
}

/** Whether the text says nowhere when, how long or how often; `just` says when, save in `I'm just trying`. */
export const isTimeless = perDoc((doc: Doc): boolean => {
  return !doc.tokens.some(
    (token) => saysWhen(token) || (token.lower === 'just' && !doc.tokens[token.index + 1]?.lower.endsWith('ing')),
  );
});

/** The text is one statement of one clause. */
export const soleClause = perDoc((doc: Doc): Clause | undefined => {
  const first = firstClause(doc);
  return first && doc.sentences.length === 1 && doc.clauses.length === 1 ? first : undefined;
});

/** Whether no word of the text says on what day something was. */
export const isUndated = perDoc((doc: Doc): boolean => {
  return !doc.tokens.some((token) => datesItself(token) || token.lower === 'just');
});
