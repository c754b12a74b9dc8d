import type { Token } from '../core/doc.js';
import { nounPhraseEnd } from './noun-phrases.js';
import type { SubjectSplit } from './questions.js';
import { startsPredicate } from './starts-predicate.js';
import { PREPOSITIONS } from './words.js';

/** `Is eating raw fish | safe`: after `be`, a form in -ing with its object and phrases, as far as a predicate still follows. */
export function subjectInIng(tokens: readonly Token[], from: number): SubjectSplit | undefined {
  const first = tokens[from];
  if (!first || (first.pos !== 'VERB' && first.pos !== 'NOUN') || !/^\p{Ll}{2,}ing$/u.test(first.text))
    return undefined;
  const ends = [from + 1];
  const object = nounPhraseEnd(tokens, from + 1);
  if (object !== undefined) ends.push(object);
  for (let end = ends.at(-1) ?? from; PREPOSITIONS.has(tokens[end]?.lower ?? ''); ) {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === undefined) break;
    ends.push(next);
    end = next;
  }
  const end = ends.findLast((at) => isPredicate(tokens, at));
  return end === undefined ? undefined : { end, head: from };
}

/** A phrase with a preposition goes with the form in -ing rather than being said of it. */
function isPredicate(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (isAgainstLaw(tokens, at)) return true;
  return (
    token !== undefined &&
    startsPredicate(tokens, at) &&
    token.pos !== 'ADP' &&
    token.pos !== 'NUM' &&
    !/ing$/u.test(token.lower)
  );
}

/** `keeping a hawk | against the law`: that phrase is never the object's. */
function isAgainstLaw(tokens: readonly Token[], at: number): boolean {
  const [against, the, law] = tokens.slice(at, at + 3).map(({ lower }) => lower);
  return (
    against === 'against' && /^(?:the|any)$/u.test(the ?? '') && /^(?:laws?|rules?|code|regulations)$/u.test(law ?? '')
  );
}
