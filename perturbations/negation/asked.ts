import { type Doc, perDoc, type Question, type Sentence, type Token } from '../../src/plugin.js';
import { opensWithCondition } from '../around/inverted-condition.js';

/** The one question of a text and the auxiliary that opens it, after a fronted phrase if there is one. */
export interface Asked {
  readonly sentence: Sentence;
  readonly auxiliary: Token;
  /** What follows the auxiliary, without the final mark. */
  readonly after: readonly Token[];
}

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|would|should|will|must|might|may)$/u;

/** Undefined where the text asks two things, none, or one that cannot be answered with yes or no. */
export const asked = perDoc((doc: Doc): Asked | undefined => {
  const asking = doc.sentences.filter((sentence) => sentence.text.includes('?'));
  const [sentence] = asking.length > 0 ? asking : unmarked(doc);
  if (
    !sentence ||
    opensWithCondition(sentence.text) ||
    asking.length > 1 ||
    (sentence.text.match(/\?+/gu) ?? []).length > 1
  )
    return undefined;
  const at = openingAt(sentence);
  const auxiliary = at === undefined ? undefined : sentence.tokens[at];
  if (at === undefined || !auxiliary) return undefined;
  const end = sentence.tokens.findIndex((token) => token.text.startsWith('?'));
  const after = sentence.tokens.slice(at + 1, end < 0 ? undefined : end);
  return after.length > 1 ? { sentence, auxiliary, after } : undefined;
});

/** A question without its mark, as people type them: `did the titanic sink`. */
function unmarked({ sentences }: Doc): readonly Sentence[] {
  const [sentence, second] = sentences;
  const [first, next] = sentence?.tokens ?? [];
  const asks = /^(?:is|are|was|were|does|did|can|could|would)$/u.test(first?.lower ?? '') && next?.lower !== 'you';
  return sentence && !second && asks && /[\p{L}\d]$/u.test(sentence.text) ? [sentence] : [];
}

const FRONTS =
  /^(?:if|in|on|at|when|whenever|while|during|after|before|as|since|for|by|unless|although|given|with|to|among|under|from|despite|because|once)$/u;

function openingAt({ tokens, kind, text }: Sentence): number | undefined {
  if (kind === 'yes-no-question' || !text.includes('?')) {
    const first = tokens.findIndex((token) => token.kind === 'word');
    return AUXILIARY.test(tokens[first]?.lower ?? '') ? first : undefined;
  }
  if (!FRONTS.test(tokens[0]?.lower ?? '')) return undefined;
  const commas = tokens.flatMap((token, at) => (token.text === ',' ? [at] : []));
  const [comma] = commas;
  if (commas.length !== 1 || comma === undefined) return undefined;
  return AUXILIARY.test(tokens[comma + 1]?.lower ?? '') ? comma + 1 : undefined;
}

/** Whether a clause stands before the question, under which a negation would be read as a true one. */
export function followsClause(doc: Doc, { sentence, auxiliary }: Asked): boolean {
  if (doc.sentences[0] !== sentence) return true;
  const before = sentence.tokens.filter(({ start }) => start < auxiliary.start);
  return before.some(
    ({ lower, pos }) =>
      pos === 'VERB' ||
      pos === 'AUX' ||
      /^(?:if|when|whenever|while|since|because|although|unless|given)$/u.test(lower),
  );
}

/** The parsed question where the text has this one question only. */
export function soleQuestion(doc: Doc): Question | undefined {
  const [question] = doc.questions;
  return question && asked(doc)?.auxiliary === question.auxiliary ? question : undefined;
}

/** `…, and did he win`: a second question after the first. */
export function asksAgain(after: readonly Token[]): boolean {
  return after.some(({ lower }, at) => {
    const next = after[at + 1]?.lower ?? '';
    if (!/^(?:and|or|but)$/u.test(lower) || after.length <= at + 2) return false;
    return AUXILIARY.test(next) || /^(?:how|what|when|where|why|who|which|if)$/u.test(next);
  });
}

/** `Would you recommend it?`, `Do you think so?` ask for what the person thinks or does: nothing that is true or false. */
export function isWillOfAsked({ subject, auxiliary, predicate }: Question): boolean {
  if (subject.head.lower !== 'you') return false;
  const thinks = /^(?:think|believe|feel|know|mind|want|like|prefer|recommend|suggest)$/u;
  return /^(?:would|could|will|should)$/u.test(auxiliary.lower) || thinks.test(predicate.tokens[0]?.lower ?? '');
}

/** `Would Nero have texted?` supposes what never was: no form that leads to a yes suits it. */
export function isUnreal(auxiliary: Token, after: readonly Token[]): boolean {
  return /^(?:would|could)$/u.test(auxiliary.lower) && after.some(({ lower }) => lower === 'have');
}

const NEGATORS = new Set(
  "not n't never no nobody nothing none neither nor nowhere hardly scarcely barely cannot".split(' '),
);

export function isNegator(token: Token): boolean {
  return NEGATORS.has(token.lower);
}
