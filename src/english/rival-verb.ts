import type { Question, Token } from '../core/doc.js';
import { isUncountable } from './nouns.js';
import { isInfinitive } from './verbs.js';

/** Forms that are a noun, a base form and a participle at once. */
export const UNCHANGED =
  /^(?:bet|bid|broadcast|burst|cast|cost|cut|forecast|hit|offset|put|read|reset|set|shot|split|spread|upset)$/u;

/** Base forms that are hardly ever nouns: what follows one is its object. */
export const NEVER_NOUN =
  /^(?:add|affect|allow|apply|avoid|become|begin|belong|bring|build|buy|carry|contain|create|destroy|develop|drive|eat|enjoy|exist|feed|find|follow|get|give|go|grow|happen|have|hold|improve|include|increase|invent|keep|know|lay|learn|lie|live|lose|lower|make|mean|melt|need|own|pay|prefer|prevent|produce|protect|provide|receive|reduce|remove|require|run|say|see|sell|send|serve|speak|store|suffer|survive|take|teach|tell|treat|use|want|wear|win|write)$/u;

/** Verbs with another base form after them, right away or after its subject, or with a clause that has no `that`. */
const WITH_BARE =
  /^(?:help|let|make|have|see|hear|feel|notice|watch|go|come|dare|need|say|think|know|believe|mean|hope|bet|guess|recommend|suggest|insist|demand|ensure|require|do|be)$/u;

/** What a clause, an infinitive, a comparison or a second part begins with. */
const OPENS =
  /^(?:that|who|which|whose|whom|if|when|because|than|before|after|as|and|or|but|where|while|how|what|although|though|until|unless|since|whether|once|why|to|not|,|:|["“])$/u;

/**
 * Whether what was taken for the predicate may begin too early, since it begins with what is a noun as well and a word
 * further on can be the verb: `a barn | swallow travel far`, `cheese | set with salt suit a cook`, `a chess | set allowed on board`.
 */
export function hasRivalVerb(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  if (form === 'be') return isNounBeforeState(subject, predicate);
  if (form === 'have') return false;
  const at = predicate.findIndex(({ pos, lower }) => pos !== 'ADV' && !/^(?:both|all|each)$/u.test(lower));
  const [first, next] = [predicate[at], predicate[at + 1]];
  if (!first || WITH_BARE.test(first.lower)) return false;
  if (next && isNounBeforeBase(subject, first, next, predicate[at + 2])) return true;
  return isVerbLater(predicate, at + 2);
}

/** `a power | cut harm a fridge`: after a singular noun two base forms in a row, of which the first may be a noun. */
function isNounBeforeBase(subject: readonly Token[], first: Token, next: Token, after: Token | undefined): boolean {
  const last = subject.at(-1);
  if (last?.pos !== 'NOUN' || last.lower !== last.lemma || NEVER_NOUN.test(first.lower)) return false;
  if (next.kind !== 'word' || !/^(?:VERB|NOUN|ADJ)$/u.test(next.pos) || next.lower !== next.lemma) return false;
  if (!isInfinitive(next.lower) || !/^\p{Ll}/u.test(next.text)) return false;
  return (
    after?.pos === 'DET' ||
    /^(?:\p{L}{2,}er|overnight|again)$/u.test(after?.lower ?? '') ||
    !isUncountable(next.lower) ||
    /^(?:work|favou?r)$/u.test(next.lower)
  );
}

function isObject({ pos, lower }: Token): boolean {
  return /^(?:DET|PRON)$/u.test(pos) && !/^(?:that|which|who|there)$/u.test(lower);
}

/** `a dog | walk in the park calm a puppy`: a base form right after a noun and before an object. */
function isVerbLater(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!before || !token || !next || OPENS.test(token.lower) || WITH_BARE.test(token.lower)) return false;
    if (!/^(?:NOUN|PROPN)$/u.test(before.pos) || !isObject(next) || token.lower === 'like') continue;
    const verb = token.lower === token.lemma && isInfinitive(token.lower);
    if (/^\p{Ll}+$/u.test(token.text) && (verb || (token.pos === 'ADJ' && /^an?$/u.test(next.lower)))) return true;
  }
  return false;
}

/** Adjectives with an article right after them. */
const BEFORE_ARTICLE =
  /^(?:worth|like|unlike|near|nearer|opposite|such|half|double|all|both|only|due|many|just|exactly|inside|outside|off|over)$/u;

/** `a budget | cut likely`, `the match broadcast | in Norway`: the word at the cut goes with what is on its other side. */
function isNounBeforeState(subject: readonly Token[], predicate: readonly Token[]): boolean {
  const [last, before] = [subject.at(-1), subject.at(-2)];
  const [first, next, third] = predicate;
  if (!last || !first) return false;
  if (next?.pos === 'ADV' && first.pos === 'VERB' && UNCHANGED.test(third?.lower ?? '')) return true; // `the money | paid back put aside`
  if (first.pos === 'ADJ' && /^(?:an?|the)$/u.test(next?.lower ?? '') && !BEFORE_ARTICLE.test(first.lower)) return true; // `a head | cold a reason`
  if (before && UNCHANGED.test(last.lower) && /^(?:NOUN|PROPN)$/u.test(before.pos))
    return /^(?:ADP|ADV)$/u.test(first.pos) || /^(?:live|online|\p{L}+er)$/u.test(first.lower);
  if (!UNCHANGED.test(first.lower) || last.pos !== 'NOUN' || !next) return false;
  return (
    (next.pos === 'ADJ' &&
      !/^(?:free|short|loose|apart|open|alight|straight|low|high|fine|thin|deep)$/u.test(next.lower)) ||
    (next.pos === 'VERB' && next.lower !== next.lemma)
  );
}
