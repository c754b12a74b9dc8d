import type { Question, Token } from '../core/doc.js';
import { isCutApart } from './doubtful-cut.js';
import { goesWithEither } from './goes-with-either.js';
import { isMisdivided } from './misdivided.js';
import { isRelativeSubject } from './relative.js';
import { hasRivalVerb } from './rival-verb.js';
import { isSaidAfter } from './said-after.js';
import { swallowsPredicate } from './swallowed-predicate.js';
import { takesIn } from './taken-in.js';
import { isInfinitive } from './verbs.js';

/** Signs that nobody can be certain where the subject of a question ends: no statement is made of such a one. */
export function isDoubtfulDivision(
  subject: readonly Token[],
  predicate: readonly Token[],
  form: Question['form'],
): boolean {
  if (subject.length < 1 || predicate.length < 1) return true;
  return (
    isCutApart(subject, predicate, form) ||
    isJoinedOn(subject, predicate) ||
    isCutNumber(subject, predicate) ||
    endsOpen(subject, predicate) ||
    endsInParticiple(subject) ||
    isMisdivided(subject, predicate, form) ||
    swallowsPredicate(subject, predicate, form) ||
    hasRivalVerb(subject, predicate, form) ||
    takesIn(subject, predicate, form) ||
    goesWithEither(subject, predicate, form) ||
    (form === 'be' && (isSaidAfter(subject, predicate) || isDoneLater(predicate) || isGradedLater(predicate))) ||
    ((form === 'do' || form === 'modal') && hidesAdverbAndVerb(subject))
  );
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ lower }) => lower).join(' ');

const JOINING =
  '(?:together with|along with|as well as|in (?:addition|combination) (?:to|with)|(?:combined|coupled|paired|mixed) with|rather than|instead of|such as|including|plus|except|than)';
const JOINS = new RegExp(`(?<!^ (?:more|less|fewer)) ${JOINING} `, 'u');
const OPENS_WITH_JOIN = new RegExp(`^${JOINING} `, 'u');

/** `a cough | together with a fever a bad sign`, `a clock | such as ours`: what is joined on may hold the predicate. */
function isJoinedOn(subject: readonly Token[], predicate: readonly Token[]): boolean {
  const relative = subject.some(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower));
  return OPENS_WITH_JOIN.test(`${textOf(predicate)} `) || (!relative && JOINS.test(` ${textOf(subject)} `));
}

/** `the ships that sank in the year | 1900 in danger` */
function isCutNumber(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const noun = subject.at(-1)?.lower ?? '';
  return (
    /^\d/u.test(first?.text ?? '') &&
    /^(?:year|age|number|day|page|chapter|room|route|highway|flight|section|version|level|grade|article|line|gate|platform|act|the|in|of|since|by|around|about)$/u.test(
      noun,
    )
  );
}

/** `a boy walk into a shop and | buy`, `brothers use gas for | lift`, `wool obtained by shearing | a sheep`. */
function endsOpen(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const [before, last] = [subject.at(-2), subject.at(-1)];
  if (!last || !before) return false;
  if (/^(?:and|or|nor|but|of|as|than|by|who|whom|whose|which)$/u.test(last.lower)) return true; // `the man after whom | the unit`
  if (/^(?:and|or)$/u.test(before.lower) && /ly$/u.test(last.lower)) return true;
  if (/^(?:for|into|with|to|from)$/u.test(last.lower)) return !subject.some(({ pos }) => pos === 'AUX'); // `the man it was stolen from`
  return before.pos === 'ADP' && /^\p{Ll}+ing$/u.test(last.text) && !isThing(last) && first?.pos === 'DET';
}

const isThing = ({ lower }: Token): boolean =>
  /^(?:\p{L}*thing|king|ring|wing|spring|string|evening|morning)$/u.test(lower);

/** Words in -ed that are no participles. */
const NOUN_IN_ED =
  /^(?:\p{L}*(?:seed|weed|breed|speed|bed|shed|deed|feed|need|creed|steed|reed|sled|greed|blood|ped|foot)|hundred|kindred|bobsled|biped|moped|hatred|sacred|naked)$/u;

/** `Was Ada Lovell honoured | by …`: a participle that was taken into the name or noun. */
function endsInParticiple(subject: readonly Token[]): boolean {
  const last = subject.at(-1);
  const before = subject.at(-2);
  if (!last || !before || !/^\p{Ll}{3,}ed$/u.test(last.text) || NOUN_IN_ED.test(last.lower)) return false;
  if (/^(?:DET|AUX|CCONJ)$/u.test(before.pos) || /^(?:the|those|all|once|ever|never|been)$/u.test(before.lower))
    return false; // `the accused`; `that was never signed or witnessed`
  return !subject.some(({ lower }) => /^(?:who|that|which|whom|whose|whatever|what)$/u.test(lower));
}

/** `the sailors | on the ship in 1900 rescued by …`: what was done to the subject comes only after its phrases. */
function isDoneLater(predicate: readonly Token[]): boolean {
  if (predicate[0]?.pos !== 'ADP') return false;
  return predicate.some(
    ({ lower, pos }, at) =>
      /^(?:VERB|ADJ|NOUN)$/u.test(pos) &&
      /^\p{L}{3,}ed$/u.test(lower) &&
      !NOUN_IN_ED.test(lower) &&
      /^(?:NOUN|PROPN|NUM)$/u.test(predicate[at - 1]?.pos ?? '') &&
      /^(?:by|from|on|in|to|with)$/u.test(predicate[at + 1]?.lower ?? ''),
  );
}

/** `a man who had a tooth | removed usually still able`, `bread | baked daily still popular`: adverbs and what they grade come only later. */
function isGradedLater([first, ...rest]: readonly Token[]): boolean {
  if (!first || !(first.pos === 'VERB' || /ed$/u.test(first.lower)) || /ing$/u.test(first.lower)) return false;
  const open = rest.findIndex(
    ({ lower, text }) =>
      /^(?:who|that|which|whose|where|when|if|because|and|or|but|to|as|than|while)$/u.test(lower) || text === ',',
  );
  const own = open < 0 ? rest : rest.slice(0, open);
  return own.some(({ lower }, at) => {
    const [before, next] = [own[at - 1] ?? first, own[at + 1]];
    if (!/^(?:still|always|usually|normally|often|generally)$/u.test(lower) || !next) return false;
    return before.pos !== 'DET' && (next.pos === 'ADJ' || (next.pos === 'VERB' && /(?:ed|en)$/u.test(next.lower)));
  });
}

/** `a bank quietly close an account`: the adverb was taken for one before an adjective, and the verb for that. */
function hidesAdverbAndVerb(subject: readonly Token[]): boolean {
  return subject.some(({ lower }, at) => {
    const [before, next] = [subject[at - 1], subject[at + 1]];
    if (!/^\p{L}{3,}ly$/u.test(lower) || !next || !/^(?:NOUN|PROPN|PRON)$/u.test(before?.pos ?? '')) return false;
    const acts = isInfinitive(next.lower) || /^(?:DET|PRON)$/u.test(subject[at + 2]?.pos ?? '');
    return acts && !subject.slice(0, at).some(isRelativeSubject);
  });
}
