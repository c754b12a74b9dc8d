import { type Clause, type Doc, perDoc } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';

/** The clause that alone makes up the text: one sentence, nothing subordinate or coordinated, no mood set by emoji. */
export const soleStatement = perDoc((doc: Doc): Clause | undefined => {
  const [clause, second] = doc.clauses;
  if (!clause || second || doc.sentences.length !== 1 || clause.sentence.kind !== 'statement') return undefined;
  if (
    doc.tokens.some(
      ({ kind, lower, text }) =>
        kind === 'emoji' || kind === 'literal' || JOINS.test(lower) || /["“”;:,]|^\p{Lu}{2,}$/u.test(text),
    )
  )
    return undefined;
  return opens(doc, clause) ? clause : undefined;
});

/** Words by which another statement is joined on, or which weigh this one against something else. */
const JOINS =
  /^(?:and|but|or|nor|yet|although|though|while|whereas|because|since|unless|until|if|when|except|despite|however|than|as|only|even|too|which|who|that|still|anymore|again|also)$/u;

function opens({ tokens }: Doc, clause: Clause): boolean {
  return tokens[0]?.start === clause.start;
}

export function isNegated(clause: Clause): boolean {
  return clause.negation !== undefined || clause.tokens.some(isNegator);
}
