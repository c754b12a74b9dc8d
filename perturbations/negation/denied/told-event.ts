import { type Doc, perDoc } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';
import { cuesIn } from '../cue.js';
import { isPerson, type Tells, tellsOf } from '../deniable.js';
import { type LightClause, lightClause } from '../light-clause.js';
import { PLAIN_EMOJI } from './opinion-clause.js';

/** Words by which what is told is weighed, counted, bound to a moment or joined to something else. */
const BOUND =
  /^(?:but|yet|although|though|while|whereas|because|since|unless|until|till|if|when|whenever|except|despite|without|than|only|even|which|who|that|whose|where|still|anymore|again|also|just|always|almost|nearly|once|first|honestly|what|why|all|every|everyone|everybody|everything|each|both|most|many|several|few|couple|lot|lots|half|please|thanks|thank|sorry|barely|rather|somewhat|guess|suppose|quite|pretty|or|more|less|least|already|finally|then|before|after|as|much|usually|sometimes|often|mostly|mainly|normally|about|roughly|around|nearly|over|apparently|hopefully|maybe|perhaps|probably|might|may|must|could|would|should|can|'d|let|lets|bit|anyone|anything|any|ever|what|instead|especially|lol|haha|actually|basically|literally|whatever|ago|ages|hours|for ages|rest|for a|very|really|tbh|btw|reckon|no|not)$/u;
/** `every twelve minutes` and `what time` bind nothing. */
function isBound(word: string, next: string | undefined): boolean {
  if (word === 'every') return !/^(?:two|three|four|five|six|ten|twelve|fifteen|twenty|half|\d+)$/u.test(next ?? '');
  return BOUND.test(word) && !(word === 'what' && /^(?:time|day|size|colour|color)$/u.test(next ?? ''));
}

/** A verb taken for the end of the subject: `the mirror arrived cracked`. */
const CAME = /^(?:arrived|came|went|got|left|turned|stayed|ended|looked|sat|stood|seemed|kept)$/u;

const EMOJI = /\p{Extended_Pictographic}/gu;

export interface Told {
  readonly clause: LightClause;
  readonly tells: Tells;
}

/** The clause that is all of a short text and whose verb says what it tells. */
export const toldEvent = perDoc(findTold);

function findTold(doc: Doc): Told | undefined {
  const clause = soleClause(doc);
  if (!clause) return undefined;
  const tells = tellsOf(clause, isPerson(clause.subject) ? 'person' : 'thing');
  if (tells === undefined) return undefined;
  const others = cuesIn(doc.tokens).some(({ token }) => token !== clause.verb && !isNamed(token.start, clause));
  return others || (tells === 'plain' && cuesIn(doc.tokens).length > 0) ? undefined : { clause, tells };
}

/** `tasted awful`: the word behind the verb is what it tells. */
function isNamed(start: number, { verb, lemma }: LightClause): boolean {
  if (/^(?:fit|go|turn|come|arrive|make|keep|give|do|work)$/u.test(lemma))
    return start > verb.end && start - verb.end < 20;
  return /^(?:taste|smell|sound|look|feel|get)$/u.test(lemma) && start - verb.end < 3;
}

/** One sentence, one clause from its first word, nothing in it that another word hangs on. */
export const soleClause = perDoc(findSole);

function findSole(doc: Doc): LightClause | undefined {
  const [sentence, more] = doc.sentences;
  if (!sentence || more || doc.tokens.length > 18 || doc.text.includes('?')) return undefined;
  if (/[“”"();!…\n]|\.\.|[,:–—] |-\s/u.test(doc.text) || /\b\p{Lu}{4,}\b/u.test(doc.text)) return undefined;
  const words = sentence.tokens;
  if (
    words.some(
      (token) => isNegator(token) || token.kind === 'literal' || isBound(token.lower, words[token.index + 1]?.lower),
    )
  )
    return undefined;
  const and = words.findIndex(({ lower }) => lower === 'and');
  if (
    and >= 0 &&
    words
      .slice(and + 1)
      .some(({ pos }, at) => pos === 'VERB' || pos === 'AUX' || (at === 0 && /^(?:PRON|ADV|ADP)$/u.test(pos)))
  )
    return undefined;
  const clause = lightClause(sentence);
  if (!clause || clause.lead.some(({ lower }) => lower !== 'so')) return undefined;
  if (clause.subject?.tokens.some(({ lower }) => CAME.test(lower))) return undefined;
  return (doc.text.match(EMOJI) ?? []).every((each) => PLAIN_EMOJI.test(each)) ? clause : undefined;
}
