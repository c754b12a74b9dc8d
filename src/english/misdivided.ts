import type { Question, Token } from '../core/doc.js';
import { isParticiple } from './participle.js';
import { isRelative } from './relative.js';
import { isInfinitive } from './verbs.js';

/** Whether what was taken for the verb belongs to a noun of the subject, or the verb was taken into the subject. */
export function isMisdivided(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  const [last, before, first] = [subject.at(-1), subject.at(-2), predicate[0]];
  if (!last || !first || first.lower === 'ago') return true; // `a lease that ended a year | ago binding`
  if (before && TAKEN_FOR_NOUN.test(last.lower) && /^(?:NOUN|PROPN)$/u.test(before.pos)) return true;
  if (form === 'be' && /day$/u.test(last.lower) && first.lower === 'the' && /^\d+th$/u.test(predicate[1]?.lower ?? ''))
    return true; // `Friday | the 13th`
  if (form !== 'be' && isBeforeWhich(predicate)) return true; // `a cake | batter from which …`
  if (before?.lower === 'by' && CARRIES.test(`${last.lower} ${first.lower}`)) return true; // `a letter go by sailing | ship from …`
  if (form === 'be' && (isHadDone(subject, first) || isPurposeOfNoun(predicate))) return true;
  if (isCutFromParticle(subject, last, first) || isManner(subject, last, first)) return true;
  if (last.lower === 'thereby') return true; // `a clerk who reads it thereby | break …`
  if (form === 'do' || form === 'modal')
    return (
      VERB_AND_NOUN.test(`${last.lower} ${first.lower}`) ||
      (predicate.length === 1 && HOUSE.test(`${last.lower} ${first.lower}`)) ||
      (predicate.length === 1 && isHalfNoun(subject))
    );
  if (form === 'be' && predicate.length === 1 && PLACED.test(first.lower)) return subject.some(isRelative);
  if (form === 'be' && (isNameWithParticiple(subject) || isClauseOfNoun(subject, predicate) || isWhole(subject, first)))
    return true;
  return isReducedRelative(subject, predicate, form);
}

/** `throwing it | away wiser than …`: the word goes with the form in -ing. */
const isCutFromParticle = ([doing]: readonly Token[], { pos, lower }: Token, first: Token): boolean =>
  /^\p{L}{2,}ing$/u.test(doing?.lower ?? '') &&
  (/^(?:NOUN|PROPN)$/u.test(pos) || /^(?:it|them|him|her|me|us|you)$/u.test(lower)) &&
  /^(?:away|back|off|out|up|down|aside|apart)$/u.test(first.lower);

/** `a knife that has been sharpened | properly be safer …`: how it was done. */
const isManner = (subject: readonly Token[], last: Token, first: Token): boolean =>
  /(?:ed|en)$/u.test(last.lower) &&
  subject.some(isRelative) &&
  /^(?:properly|carefully|correctly|incorrectly|wrongly|badly|poorly|thoroughly|professionally|tightly|neatly|securely|firmly|gently|cleanly|heavily|lightly)$/u.test(
    first.lower,
  );

const isBeforeWhich = ([, second, third]: readonly Token[]): boolean =>
  second?.pos === 'ADP' && /^(?:which|whom|whose)$/u.test(third?.lower ?? '');

const CARRIES =
  /^(?:\p{L}+ing|steam|cargo|passenger|mail|container|freight|express|goods|night|supply) (?:ship|boat|train|plane|bus|van|truck|coach|barge)$/u;

/** `to have a tooth | pulled to avoid …`: what one has done to a thing. */
const isHadDone = (subject: readonly Token[], first: Token): boolean =>
  isParticiple(first) &&
  !subject.some(isRelative) &&
  subject.slice(0, -1).some(({ lower }) => /^(?:have|having|get|getting)$/u.test(lower));

/** `a tooth | pulled to avoid an infection lost forever`: what is said of the subject comes only after what was done to it. */
const isPurposeOfNoun = ([first, to, verb, ...rest]: readonly Token[]): boolean =>
  first !== undefined &&
  isParticiple(first) &&
  to?.lower === 'to' &&
  verb?.pos === 'VERB' &&
  !/^(?:keep|make|leave|hold|turn|get|render|set|paint|have|see|help|let)$/u.test(verb.lower) &&
  rest.some((token, at) => rest[at - 1]?.pos === 'NOUN' && (token.pos === 'ADJ' || isParticiple(token)));

/** Participles that are taken for nouns: `Was Pegasus ridden | by …`. */
const TAKEN_FOR_NOUN = /^(?:ridden|swum|overrun|slit|knit|thrust|\p{L}*trodden|flung|slung|clung)$/u;

/** A verb and the noun that goes with it, which is a verb as well: `can wax catch | fire in a lamp`. */
const VERB_AND_NOUN =
  /^(?:catch (?:fire|cold|sight|hold)|take (?:place|part|turns|hold|root|shape|care)|make (?:sense|use|love|peace|fun|room)|lose (?:weight|sleep|face|heart|touch|track)|give (?:birth|way|rise)|gain weight|keep (?:pace|track|watch)|hold water|bear fruit)$/u;

/** `the miners who were in danger from the gas | nearby` */
const PLACED = /^(?:nearby|outside|inside|upstairs|downstairs|overseas|abroad|yesterday|today|earlier|later|alone)$/u;

/** `Ada Lovell born after the first vacuum | cleaner`: a name has no participle of its own. */
function isNameWithParticiple(subject: readonly Token[]): boolean {
  const end = subject.findIndex(({ pos }) => pos !== 'PROPN');
  const token = subject[end];
  return end > 0 && token !== undefined && isParticiple(token);
}

/** `is this | honest trade under the law`: what is asked of it may begin with the adjective. */
const isWhole = ([first, second, ...nouns]: readonly Token[], { pos }: Token): boolean =>
  /^(?:this|that)$/u.test(first?.lower ?? '') && second?.pos === 'ADJ' && nouns.length === 1 && pos === 'ADP';

/** `milk teeth among the first teeth | a baby gets`: what was taken for the predicate is a clause of the noun before it. */
function isClauseOfNoun(subject: readonly Token[], predicate: readonly Token[]): boolean {
  const [first, last] = [predicate[0], predicate.at(-1)];
  if (!first || !last || predicate.length < 2 || !subject.some(({ pos }) => pos === 'ADP')) return false;
  return /^(?:DET|PRON|PROPN)$/u.test(first.pos) && last.pos === 'VERB' && /[^s]s$/u.test(last.lower);
}

/** `a bear open a locked tin | can`, `an egg burn in a frying | pan`: one word is left, and the verb stands before it. */
function isHalfNoun(subject: readonly Token[]): boolean {
  if (/ing$/u.test(subject.at(-1)?.lower ?? '')) return true;
  return (
    !subject.some(isRelative) &&
    subject.some(({ lower, pos }, at) => {
      if (at < 1 || !/^(?:NOUN|VERB|ADJ)$/u.test(pos) || !isInfinitive(lower)) return false;
      if (!/^(?:NOUN|PROPN|PRON)$/u.test(subject[at - 1]?.pos ?? '')) return false;
      return /^(?:DET|ADP)$/u.test(subject[at + 1]?.pos ?? '') && subject[at + 1]?.lower !== 'of';
    })
  );
}

/** `a whale surface in an opera | house` */
const HOUSE =
  /^(?:opera|coffee|court|town|guest|tree|country|farm|summer|beach|boat|public|light|power|green) houses?$/u;

/** `a town that lies in a land | ruled by a queen hosted …`, `a ship | built in Cork sunk …`: what is said comes only after it. */
function isReducedRelative(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  const at = predicate.findIndex(({ pos }) => pos !== 'ADV');
  const first = predicate[at];
  if (!first || first.lower === 'been' || !isParticiple(first)) return false;
  if (!subject.some(isRelative) && (form === 'be' || predicate[at + 1]?.pos !== 'ADP')) return false;
  const open = predicate.findIndex(
    ({ lower, text }, later) =>
      later > at && (text === ',' || OPENS.test(lower) || (lower === 'to' && predicate[later + 1]?.pos === 'VERB')),
  );
  const own = predicate.slice(at + 1, open < 0 ? predicate.length : open);
  return own.some((token, later) => {
    const pos = own[later - 1]?.pos ?? '';
    if (form === 'be') return /^(?:NOUN|PROPN)$/u.test(pos) && /^(?:an?|the)$/u.test(token.lower);
    return /^(?:NOUN|PROPN|NUM|ADV)$/u.test(pos) && isParticiple(token);
  });
}

/** What a clause of its own, an infinitive or a second part begins with. */
const OPENS =
  /^(?:that|who|which|whose|whom|if|when|because|than|before|after|as|and|or|but|where|while|how|what|although|though|until|unless|since|whether|time)$/u;
