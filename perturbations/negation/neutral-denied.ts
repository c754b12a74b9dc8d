import type { LightClause } from './light-clause.js';

/** What is missed, owed, feared or wished for: its denial is news of another kind. */
const MATTERS =
  /^(?:blast|ball|row|fight|argument|accident|crash|scare|laugh|laughs|giggle|cry|stroke|fall|operation|surgery|cold|flu|headache|nap|rest|break|go|say|choice|effect|impact|breakdown|panic|tantrum|meltdown|dream|nightmare|nightmares|feeling|feelings|doubts|guests|company|crush|me|us|you|your|yours|baby|job|doctor|nurse|hospital|police|ambulance|money|pay|wage|wages|refund|bonus|prize|award|gift|present|flowers|love|kiss|hug|holiday|birthday|wedding|funeral|medicine|pills|tablets|antibiotics|breath|homework|exam|test|help|hope|time|chance|sleep|breakfast|bath|shower|teeth|friend|friends|offer|deal|apology|reply|answer|point|luck|fun|wifi|signal|heating|electricity|hot|toilet|permission|visa|passport|insurance|symptoms|pain|blood|drugs|smoke|smoking|cigarettes|alcohol|pain|fever|cough|promised|home|keys|key|wallet|phone|dog|vote|plan|worry|care|mind|clue|idea)$/u;

/** Whether nobody is the better or the worse for the denial. */
export function isNeutralDenied({ subject, lemma, aux, form, rest }: LightClause): boolean {
  const who = subject?.head.lower ?? 'i';
  const own = /^(?:i|we)$/u.test(who) || (subject?.tokens.some(({ lower }) => lower === 'i') ?? false);
  if (
    /^(?:you|someone|somebody|everyone|everybody|everything|it|this|that)$/u.test(who) ||
    (!TRIES.test(lemma) && rest.some(({ lower }) => MATTERS.test(lower)))
  )
    return false;
  const theirs = rest.some(({ lower }) => /^(?:my|our|his|her|their)$/u.test(lower));
  if (!own && theirs && !/^(?:he|she|they)$/u.test(who)) return false;
  if (!own && rest.some(({ lower }) => /^(?:my|our)$/u.test(lower))) return false;
  if (/^(?:'ll|will)$/u.test(aux?.lower ?? '') && FAVOUR.test(lemma)) return false;
  if (!subject && form === 'gerund' && !/^(?:plan|think|try|hope|aim|mean|intend)$/u.test(lemma)) return false;
  if (form === 'participle' && /^(?:is|are|was|were|'s|'m|'re|am)$/u.test(aux?.lower ?? '') && !/^(?:go)$/u.test(lemma))
    return false;
  return own || !OWN.test(lemma);
}

const TRIES = /^(?:try|compare|look|ask)$/u;
/** What one would do for another. */
const FAVOUR =
  /^(?:bring|put|leave|keep|join|see|call|ring|phone|collect|pick|check|come|hand|message|share|wait|hang|water|walk)$/u;
/** Verbs whose denial, of others, is a failing. */
const OWN =
  /^(?:want|need|like|know|see|call|ring|phone|message|come|check|bring|share|listen|look|help|finish|collect|test|wash|tidy|go)$/u;
