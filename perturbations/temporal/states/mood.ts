import type { Clause, Doc } from '../../../src/plugin.js';
import { firstClause, isTimeless, openingClauses } from '../first-clause.js';
import { kindOf } from './noun-kinds.js';
import { tellsOfPast } from './tells-of-past.js';

/** What a present-tense opening clause speaks of, and so which times can be said of it. */
export type Mood =
  /** How the speaker feels: `I'm so tired`, `I'm feeling down`. */
  | 'feeling'
  /** What the speaker does not know or has not decided. */
  | 'doubt'
  /** What the speaker likes or not. */
  | 'opinion'
  /** What the speaker is doing. */
  | 'doing'
  /** How things are that may change: traffic, weather, service. */
  | 'condition'
  /** What somebody or something does as a rule. */
  | 'habit';

const DOUBT = /^(?:sure|certain|undecided|unsure|uncertain|ready)$/u;
const OPINION = /^(?:love|like|hate|dislike|enjoy|adore|care|regret|prefer|appreciate|recommend)$/u;
const NOT_NOW = /^(?:glad|sorry|positive|from|impressed|neutral|aware|named|called|born|allergic|married|single)$/u;

/** The mood of a text whose first clause is in the present and which says no time; undefined for any other. */
export function presentMood(doc: Doc): Mood | undefined {
  const clause = firstClause(doc);
  if (!clause || !isTimeless(doc) || tellsOfPast(doc) || doc.tokens.some(({ lower }) => lower === 'going'))
    return undefined;
  const others = openingClauses(doc).slice(1);
  if (others.some(({ tense }) => tense === 'future')) return undefined;
  return moodOf(clause);
}

function moodOf(clause: Clause): Mood | undefined {
  if (clause.tense !== 'present' || clause.auxiliaries.some(({ lemma }) => lemma === 'have')) return undefined;
  return clause.subject.text.toLowerCase() === 'i' ? speakersMood(clause) : othersMood(clause);
}

function speakersMood(clause: Clause): Mood | undefined {
  const { verb, rest, copular, auxiliaries } = clause;
  const [first] = rest.tokens.filter(
    ({ pos, lower }) => pos !== 'ADV' && !/^(?:so|a|bit|very|little|not)$/u.test(lower),
  );
  if (copular) {
    if (!first || NOT_NOW.test(first.lower)) return undefined;
    if (DOUBT.test(first.lower)) return 'doubt';
    if (first.lower.endsWith('ing')) return 'doing';
    return first.pos === 'ADJ' || first.pos === 'VERB' ? 'feeling' : undefined;
  }
  if (/ing$/u.test(verb.lower) && auxiliaries.length === 1)
    return /^(?:feeling|struggling|suffering)$/u.test(verb.lower)
      ? 'feeling'
      : /^(?:moving|leaving|starting|flying|visiting|marrying|hosting|throwing|selling|travelling|traveling)$/u.test(
            verb.lower,
          )
        ? undefined
        : 'doing';
  if (verb.lemma === 'feel') return 'feeling';
  if (verb.lemma === 'know' || verb.lemma === 'understand') return clause.negation ? 'doubt' : undefined;
  if (OPINION.test(verb.lemma)) return 'opinion';
  if (verb.lemma === 'have' && /^no (?:idea|clue)\b/iu.test(rest.text)) return 'doubt';
  return verb.lemma === 'have' && /^(?:no|any|strong|particular)$/u.test(rest.tokens[0]?.lower ?? '')
    ? 'opinion'
    : undefined;
}

/** What is under way; other doings (`is bringing`, `is meeting`) are as often plans. */
const UNDER_WAY =
  /^(?:trying|working|struggling|sleeping|crying|barking|building|rebuilding|repairing|fixing|painting|repainting|renovating|waiting|learning|growing|leaking|raining|snowing|studying|planning|living|recovering|fighting|arguing|complaining|refusing|ignoring|failing|crashing|suffering|losing|freezing|overheating|drilling|blooming|flowering|drying|rising|falling|acting|malfunctioning|looking|thinking|considering|knitting|reading|training|dealing|snoring|singing|humming)$/u;

const HABIT =
  /^(?:live|work|teach|study|cost|run|drive|commute|train|volunteer|sell|serve|open|close|share|rent|play|cook|charge|hate|love|treat|ignore|struggle|attend|visit)$/u;

function othersMood(clause: Clause): Mood | undefined {
  const { subject, verb, auxiliaries } = clause;
  if (/^(?:it|this|that|there|these|those)$/iu.test(subject.text)) return undefined;
  const progressive = auxiliaries.length === 1 && auxiliaries[0]?.lemma === 'be' && verb.lower.endsWith('ing');
  if (progressive && /thing$/u.test(verb.lower)) return undefined;
  if (progressive) return UNDER_WAY.test(verb.lower) ? 'doing' : undefined;
  if (auxiliaries.length === 0 && HABIT.test(verb.lemma)) return 'habit';
  return conditionOf(clause);
}

function conditionOf({ subject, copular, auxiliaries }: Clause): Mood | undefined {
  if (!copular || auxiliaries.length > 0 || subject.kind !== 'common') return undefined;
  return kindOf(subject.head.lower) === 'changing' ? 'condition' : undefined;
}
