import type { Question, Token } from '../../../src/plugin.js';
import { isSureSubject } from './sure-subject.js';

/** Words that begin a clause of their own, in which another verb is no surprise, or after which a verb is bare. */
const OPENS =
  /^(?:and|or|but|to|that|who|whom|whose|which|what|how|why|where|when|while|if|whether|because|since|before|after|until|unless|although|though|as|than|so|once|make|makes|let|lets|help|helps|see|hear|watch|feel|be|been|being|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|do|does|did)$/u;

/**
 * Whether the subject of a question surely ends where it was found to end: nothing in what follows could be the predicate
 * instead (`Is a password made of four digits harder to crack?`, `Would an MRI scan be wise?`).
 */
export function isBounded(question: Question): boolean {
  const { predicate, subject, form } = question;
  const { tokens } = predicate;
  const [first, second] = tokens;
  if (!first || /^half$/u.test(subject.head.lower) || hasVerb(subject.tokens) || !isSureSubject(question)) return false;
  if (/^(?:away|up|out|off|down|back|over|on|in)$/u.test(first.lower) && second?.pos === 'VERB') return false;
  const main = tokens.findIndex(({ pos }) => pos !== 'ADV');
  const verb = tokens[main];
  if (!verb) return false;
  if (form === 'be' && verb.pos === 'ADJ' && /^(?:able|unable|likely|unlikely)$/u.test(tokens[main + 1]?.lower ?? ''))
    return false;
  const later = tokens.slice(main + 1);
  if (form === 'be' && verb.pos !== 'VERB') return !later.some((token, at) => isStrayBe(token, later, at));
  if (form !== 'be' && form !== 'have' && OPENS.test(verb.lower)) return true;
  const rival = (token: Token, at: number) =>
    form === 'be' || form === 'have' ? isRival(token, later, at) : isBase(token, later, at);
  return !later.some(rival);
}

/**
 * A word in the subject that may be its verb: `a wombat's droppings stay | put`, `a shot count … was`, `the cure in use | earlier`.
 */
function hasVerb(tokens: readonly Token[]): boolean {
  if (tokens.some(({ lower }) => /^(?:if|when|use|known|named|famous|remembered|celebrated)$/u.test(lower)))
    return true;
  const [before, last] = tokens.slice(-2);
  if (last?.pos === 'DET' || /^(?:his|her|my|our|their|its|your|the|an?|of|in|at|who|that)$/u.test(last?.lower ?? ''))
    return tokens.length > 1;
  if (!before || !last || tokens.length < 3) return false;
  return (
    /^(?:stay|count|turn|work|run|show|play|rise|fall|need|help|cost|face|cover|drop|fit|float|grow|land|last|lead|leave|look|make|mean|move|order|pass|pay|plan|rest|ride|ring|sail|sink|smell|sound|spin|stand|start|stop|taste|travel|use|visit|walk|wear|win|drink|charge|change|match|point|reach|report|return|share|sport|store|support|benefit|break|burn|catch|end|fly|act|age)$/u.test(
      last.lower,
    ) && /^(?:NOUN|PROPN)$/u.test(before.pos)
  );
}

/** `be` in the middle, which a verb before it cannot govern. */
function isStrayBe({ lower }: Token, later: readonly Token[], at: number): boolean {
  return lower === 'be' && !opened(later, at);
}

/** After `Is X made of …`: `harder to crack`, `able to`, or another participle. */
function isRival(token: Token, later: readonly Token[], at: number): boolean {
  if (opened(later, at)) return false;
  if (/^(?:harder|easier|able|unable|likely|unlikely|safer|cheaper|better|worse)$/u.test(token.lower)) {
    const before = later[at - 1];
    return before?.pos === 'NOUN' || before?.pos === 'PROPN';
  }
  return (
    token.pos === 'VERB' &&
    token.lemma !== token.lower &&
    !/ing$/u.test(token.lower) &&
    /^(?:NOUN|PROPN|PRON)$/u.test(later[at - 1]?.pos ?? '')
  );
}

/** After `Would an MRI scan …`: another base form. */
function isBase(token: Token, later: readonly Token[], at: number): boolean {
  if (opened(later, at)) return false;
  if (token.lower === 'be') return true;
  return token.pos === 'VERB' && token.lemma === token.lower && later[at - 1]?.pos !== 'DET';
}

/** Whether a word before it begins a clause, or a verb with a bare one. */
function opened(later: readonly Token[], at: number): boolean {
  return later.slice(0, at).some(({ lower }) => OPENS.test(lower));
}
