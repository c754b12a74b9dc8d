import type { Clause, Doc } from '../../src/plugin.js';
import { firstClause, isUndated } from './first-clause.js';
import { kindOf, kindsIn } from './noun-kinds.js';

const NO_EVENT = /^(?:think|hope|want|expect|wish|use|know|believe|mean|suppose|intend|seem|need|have|hate)$/u;

/** What stays undone is not so on one day. */
const UNDONE = /\b(?:did(?: not|n['’]t)|never) (?:respond|reply|answer|return|finish|complete|arrive|come|work)/iu;

/** What takes longer than a day, or never was. */
const GRADUAL =
  /\b(?:never|used to|lived|worked (?:at|as|for|with|in)|studied|raised|taught|owned|wore|renovated|over the years|made (?:\p{L}+ )?progress|improved|exceeded|surpassed|learn(?:ed|t) to|got used to|grew)\b/iu;

/** What has not ended, or had its own beginning, was not on one past day. */
const GOES_ON =
  /\b(?:have|has|['’]ve) been \p{L}+ing\b|\bstill\b|\bat first\b|\b(?:am|is|are|['’]m|['’]re) (?:waiting|stuck|sitting)\b/iu;

/** What is as it is made, on every day. */
const PART_OF_THING =
  /\b(?:instructions?|manual|packaging|box|zip|handle|lid|size|colou?r|design|quality|price|description|screen|buttons?|cable|fabric|material|seams?|stitching|parts?|pieces?|plot|ending|story|characters?|acting|writing|dialogue|location|rooms?)\b/iu;

/** The past clause that opens a text without a word of time, where it tells of something that happened on a day. */
export function datablePast(doc: Doc): Clause | undefined {
  const clause = firstClause(doc);
  if (clause?.tense !== 'past' || !isUndated(doc)) return undefined;
  if (clause.auxiliaries.some(({ lemma }) => lemma === 'have')) return undefined;
  if (doc.tokens.some(({ lower }) => lower === 'time') && /\b(?:this|every|all the|next|last) time\b/iu.test(doc.text))
    return undefined;
  if (/\b(?:this|that)\b(?=\s*(?:$|[.,!?]|at all|so))/iu.test(doc.text)) return undefined;
  if (clause.verb.lower === 'going' || (NO_EVENT.test(clause.verb.lemma) && !hadEvent(clause))) return undefined;
  if (clause.verb.lemma === 'fail' || UNDONE.test(doc.text) || GOES_ON.test(doc.text)) return undefined;
  if (GRADUAL.test(doc.text)) return undefined;
  if (turnsPresent(clause)) return undefined;
  if (isHeadline(clause) || isStuff(clause)) return undefined;
  if (/\bworth\b/iu.test(clause.rest.text)) return undefined;
  if (clause.copular && PART_OF_THING.test(clause.subject.text)) return undefined;
  const rated = kindsIn(clause.subject);
  if (clause.copular && isThing(clause, rated)) return undefined;
  return (clause.copular && rated.some((kind) => /^(?:film|book|product|software)$/u.test(kind))) ||
    /^(?:this|that|it|these|those|there)$/iu.test(clause.subject.text)
    ? undefined
    : clause;
}

/** What a thing is like does not change with the day; a meal, an event, weather, a person at work is met on one. */
function isThing({ subject }: Clause, kinds: readonly string[]): boolean {
  return subject.kind === 'common' && subject.animacy !== 'person' && kinds.length === 0 && !MET.test(subject.text);
}

/** What is eaten or gone through, and places that one visits. */
const MET =
  /\b(?:lunch|breakfast|dinner|meals?|pancakes|starters?|dessert|exam|test|interview|lesson|class|meeting|flight|journey|crossing|landing|rehearsal|recital|auction|barbecue|picnic|visit|check-?in|appointment|hearing|ceremony|vows|match|race|run|swim|museum|lounge|campsite|room|beach|tour)\b/iu;

/** `broke the agreement and refuses to pay`: the second verb is of now. */
function turnsPresent({ rest }: Clause): boolean {
  return rest.tokens.some(
    ({ pos, lower }, at) =>
      pos === 'CCONJ' &&
      /^(?:is|are|am|has|have|does|do|will|wo|can|ca|\p{L}{3,}[^s]s)$/u.test(rest.tokens[at + 1]?.lower ?? '') &&
      rest.tokens[at + 1]?.pos !== 'NOUN' &&
      lower !== 'or',
  );
}

/** `Surprise party for Ann went well`: a singular noun without its article stands badly after a date. */
function isHeadline({ subject }: Clause): boolean {
  const { kind, determiner, number, head, tokens } = subject;
  const [first] = tokens;
  if (kind !== 'common' || determiner || number === 'plural' || !first) return false;
  return first.pos !== 'PRON' && first.pos !== 'DET' && !/^(?:some|every|no)(?:one|body|thing)$/u.test(head.lower);
}

/** `Pizza was cold`: a thing without its article heads a note, not a sentence with a date. */
function isStuff({ subject: { tokens, head } }: Clause): boolean {
  return tokens.length === 1 && kindOf(head.lower) !== undefined;
}

/** `had a great time`, not `had to` or `had no idea`. */
function hadEvent({ verb, rest }: Clause): boolean {
  return verb.lower === 'had' && /^(?:a|an|the|such|some|dinner|lunch)$/u.test(rest.tokens[0]?.lower ?? '');
}

/** Whether the speaker took part, and nothing of now depends on it, so that the day may lie far back. */
export function isTold(clause: Clause, { clauses }: Doc): boolean {
  return /^(?:i|we)$/iu.test(clause.subject.text) && clauses.every(({ tense }) => tense === 'past');
}
