import type { Question, Token } from '../core/doc.js';
import { isCutOff } from './cut-phrase.js';
import { isDoubtfulDivision } from './doubtful-division.js';
import { hidesPredicate } from './hidden-predicate.js';
import { isParticiple } from './participle.js';
import { isRelativeSubject } from './relative.js';
import { conjugate, isInfinitive } from './verbs.js';
import { SUBORDINATORS } from './words.js';

/** Signs that a question was split at the wrong place: what then follows its inversion undone is no English. */
export function isSoundSplit(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  const [last, before] = [subject.at(-1), subject.at(-2)];
  if (!last || isDoubtfulDivision(subject, predicate, form) || isCutOff(subject, predicate, form)) return false;
  if (last.pos === 'AUX' || holdsClause(subject) || isNameGoneOn(last, predicate)) return false;
  if (isNumberGoneOn(subject, predicate)) return false;
  if (form !== 'be' && form !== 'have' && isDoing(predicate)) return false;
  if (hidesPredicate(subject, predicate, form)) return false;
  if (form === 'be')
    return (
      !isStateOfPart(subject, predicate) &&
      !hidesState(subject, predicate) &&
      !isFullName(subject) &&
      !isHalfCompound(subject, predicate) &&
      !isCutPhrase(subject, predicate) &&
      !/^(?:given|taken|known|shown)$/u.test(last.lower)
    );
  return (
    !(before?.pos === 'NOUN' && /[^s]s$/u.test(before.lower) && STAYING.test(last.lower)) &&
    !isOneVerb(subject, predicate) &&
    !endsWithVerb(subject)
  );
}

/** `a shot count for three if the shooter was`: a clause of the predicate's. */
function holdsClause(subject: readonly Token[]): boolean {
  return subject.some(
    ({ lower, pos }, at) =>
      pos === 'SCONJ' &&
      SUBORDINATORS.has(lower) &&
      /^(?:if|because|when|unless|although|while)$/u.test(lower) &&
      subject.slice(at + 1).some((token) => token.pos === 'AUX') &&
      !subject.slice(0, at).some(isRelativeSubject),
  );
}

/** `a car with its windows | shut hotter than …`: the participle is said of the part, and the adjective of the whole. */
function isStateOfPart(subject: readonly Token[], [first, second]: readonly Token[]): boolean {
  if (!/^(?:shut|open|closed|locked|covered|raised|lowered|broken|down|up|on|off)$/u.test(first?.lower ?? ''))
    return false;
  if (second?.pos !== 'ADJ') return false;
  return /^(?:with|without)$/u.test(subject.findLast(({ pos }) => pos === 'ADP')?.lower ?? '');
}

/** `Henry | the Eighth's wives`, `Dolly | the sheep cloned …`: what follows a name may go on with it. */
function isNameGoneOn(last: Token, [the, first, second]: readonly Token[]): boolean {
  if (last.pos !== 'PROPN' || the?.lower !== 'the' || !first) return false;
  if (/^\p{Lu}/u.test(first.text) && /^['’]s$/u.test(second?.text ?? '')) return true;
  return first.pos === 'NOUN' && second?.pos === 'VERB' && conjugate(second.lemma, 'participle') === second.lower;
}

/** `on 29 February | 2000 old enough`, `who inherits one | copy of a gene`: the number goes with what follows. */
function isNumberGoneOn(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const last = subject.at(-1);
  if (/^\d+$/u.test(first?.text ?? '') && /^(?:\d+|\p{Lu}\p{Ll}+)$/u.test(last?.text ?? '')) return true;
  return subject.some(isRelativeSubject) && /^(?:one|an?|the|another|each|every|some|any|no)$/u.test(last?.lower ?? '');
}

/** `can the same password | being used …`: after a modal or `do` there is a base form. */
function isDoing(predicate: readonly Token[]): boolean {
  const first = predicate.find(({ pos }) => pos !== 'ADV');
  return first !== undefined && /ing$/u.test(first.lower) && !isInfinitive(first.lower);
}

/** `a kimono fastened | with brass`, `a scale of interest | to sailors`, `C | major played`: what is cut belongs together. */
function isCutPhrase(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const [of, last] = subject.slice(-2);
  if (first === undefined || of === undefined) return false;
  const end = last ?? of;
  if (/^\p{Lu}$/u.test(end.text) && /^(?:major|minor|sharp|flat)$/u.test(first.lower)) return true;
  if (last === undefined || first.pos !== 'ADP') return false;
  const said =
    of.lower === 'of' && /^(?:interest|use|help|benefit|value|importance|concern|relevance)$/u.test(last.lower);
  return said || (last.pos === 'VERB' ? isParticiple(last) : /^\p{Ll}{4,}[^er]ed$/u.test(last.text));
}

/** `the ferry to Bari in use | earlier`: a state that is the predicate's. */
function hidesState(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const end = subject
    .slice(-2)
    .map(({ lower }) => lower)
    .join(' ');
  return (
    /^(?:in (?:use|force|print|power|charge|place|fashion|office|session|danger|progress)|at (?:war|risk|work)|on (?:fire|display|sale|strike|air))$/u.test(
      end,
    ) && /^(?:ADV|ADJ|SCONJ|ADP)$/u.test(first?.pos ?? '')
  );
}

/** `Maria Silva known for her voice | more …`: a participle after a full name is the predicate. */
function isFullName([first, second, third]: readonly Token[]): boolean {
  return (
    first?.pos === 'PROPN' &&
    second?.pos === 'PROPN' &&
    third?.pos === 'VERB' &&
    conjugate(third.lemma, 'participle') === third.lower
  );
}

/** `a speeding | fine cancelled`: the head of the compound is left to the predicate. */
function isHalfCompound(subject: readonly Token[], [first, second]: readonly Token[]): boolean {
  const [determiner, last] = [subject.at(-2), subject.at(-1)];
  return (
    determiner?.pos === 'DET' &&
    last !== undefined &&
    /ing$/u.test(last.lower) &&
    (/^(?:ADJ|NOUN|VERB)$/u.test(first?.pos ?? '') || first?.lower === 'fine') &&
    /^(?:VERB|ADJ)$/u.test(second?.pos ?? '')
  );
}

/** `a man who stands beside an engine suffer | damage`: no noun, and the relative clause has its verb already. */
function endsWithVerb(subject: readonly Token[]): boolean {
  const [before, last] = subject.slice(-2);
  const relative = subject.findIndex(isRelativeSubject);
  return (
    relative > 0 &&
    ONLY_VERBS.test(last?.lower ?? '') &&
    /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') &&
    subject.slice(relative, -1).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  );
}

const ONLY_VERBS =
  /^(?:suffer|become|receive|lose|obtain|require|inherit|contain|provide|achieve|acquire|earn|exceed|prevent|survive|remain|improve|reduce|develop|sustain|incur|destroy|die|eat|see|hear|give|make|begin|choose|know|learn|save|sell|send|speak|think|understand|wear|write|qualify|recover|drown|produce|enjoy|apply|carry|serve|avoid|attract|absorb|generate|emit|resist|withstand)$/u;

/** `near a cliff edge stay | put rather than run`: two base forms that are one verb. */
function isOneVerb(subject: readonly Token[], [first]: readonly Token[]): boolean {
  return TWO_VERBS.test(`${subject.at(-1)?.lower} ${first?.lower}`);
}

const TWO_VERBS =
  /^(?:stay (?:put|calm|clear|close|open|cool|still|dry|warm)|keep (?:fit|calm|clear|cool|still|open|dry|warm|close)|stand (?:guard|trial|clear|still|back|close)|let (?:go|slip|drop|fall|live|know)|make (?:do|believe)|go (?:fish|hunt|get)|come (?:see|visit|clean|close)|help (?!be$|have$)\p{L}{3,}|hold (?:sway|back|still)|run (?:dry|aground)|set (?:sail|fire|foot|light)|work (?:best|better|well))$/u;

/** Taken for nouns after a plural, and then for the end of a subject: `the droppings stay | put`. */
const STAYING = /^(?:stay|keep|turn|come|go|get|set|let|run)$/u;
