import { isInfinitive, type Token } from '../../../src/plugin.js';

/** Adverbs that go with what is said after them. */
const WITH_NEXT =
  /^(?:usually|normally|generally|typically|legally|lawfully|simply|also|still|later|automatically|therefore|ordinarily|first)$/u;
const FINISHED = /^(?:together|home|abroad|today|alone|again|away|out|up|down|off|back|there|here|twice|before|ago)$/u;
/** Base forms that are no nouns. */
const VERBS =
  /^(?:be|become|have|do|go|come|give|take|keep|get|ask|tell|make|put|refuse|decide|decline|agree|continue|wait|eat|drink|expect|need|carry|choose|lose|sell|buy|send|write|learn|obey|obtain|suffer|ignore|follow|remain|begin|rely|know|behave|deserve|owe|survive|belong|prefer|apply|appear|receive|understand|pretend|avoid)$/u;
const BEFORE_BASE =
  /^(?:to|can|could|will|would|shall|should|must|may|might|do|does|did|cannot|not|n['’]t|and|or|nor|never|but|the|an?|his|her|its|their|your|my|our|no|any|every|each|whose|this|these|those|own|than|as|very|so|too|['’]s?)$/u;
/** Verbs with somebody and a base form behind them. */
const CAUSES = /^(?:make|let|help|see|hear|watch|demand|insist|suggest|recommend|request|require|propose|wish|dare)$/u;
/** Not `sees that`. */
const causes = ({ lemma }: Token, next: Token | undefined): boolean =>
  CAUSES.test(lemma) && !(next?.lower === 'that' && /^(?:see|hear)$/u.test(lemma));
const OPENS =
  /^(?:that|which|who|whose|whom|when|if|because|where|how|whether|while|what|why|although|before|after|as|since|until|once)$/u;
const CLOSED =
  /^(?:the|an?|this|these|those|his|her|its|their|your|my|our|some|any|every|each|all|both|no|it|them|him|me|us|you|themselves|itself|himself|herself|that)$/u;

/**
 * Index of what is asked after a modal or `do` of somebody whom a clause from `from` on describes: the first base form that
 * nothing in the clause can govern. Undefined where a doubt is left.
 */
export function verbBehind(words: readonly Token[], from: number): number | undefined {
  for (let at = from + 1; at < words.length; at++) {
    const token = words[at];
    if (!token || causes(token, words[at + 1])) return undefined;
    if (at === from + 1) continue;
    if (!VERBS.test(token.lower) && (token.pos === 'ADP' || !isInfinitive(token.lower))) continue;
    let start = at;
    while (WITH_NEXT.test(words[start - 1]?.lower ?? '')) start--;
    const before = words[start - 1];
    if (
      !before ||
      start <= from + 1 ||
      BEFORE_BASE.test(before.lower) ||
      /^(?:DET|ADP|ADJ|AUX|PART|CCONJ)$/u.test(before.pos)
    )
      continue;
    if (before.pos === 'ADV' && !FINISHED.test(before.lower)) return undefined;
    if (before.pos === 'VERB' && !/(?:ed|en|wn|ght|lt)$/u.test(before.lower)) return undefined;
    if (isSubjectWithin(words, from, start)) continue;
    if (isSure(words, at)) return start;
    if (token.pos !== 'NOUN') return undefined;
  }
  return undefined;
}

function isSure(words: readonly Token[], at: number): boolean {
  const [token, next] = [words[at], words[at + 1]];
  if (!token || !next || !/^\p{Ll}/u.test(token.text)) return false;
  if (VERBS.test(token.lower)) return !/^(?:and|or)$/u.test(next.lower);
  return CLOSED.test(next.lower) || (token.pos === 'VERB' && next.pos === 'ADP' && next.lower !== 'of');
}

/** `that two drugs | mix`, `whose cattle | show`: no verb between what opens a clause and this one. */
function isSubjectWithin(words: readonly Token[], from: number, at: number): boolean {
  const opener = words.findLastIndex(({ lower }, index) => index >= from && index < at && OPENS.test(lower));
  return !words.slice(opener + 1, at).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

const FIT =
  /^(?:fit|free|wise|right|wrong|likely|unlikely|entitled|obliged|bound|required|allowed|permitted|expected|supposed|able|unable|liable|guilty|responsible|ready|eligible|justified|welcome|advised)$/u;
const AFTER_FIT = /^(?:to|of|for|in)$/u;

/** Index of what is said after `is`, where one place only can begin it. */
export function fitBehind(words: readonly Token[], from: number): number | undefined {
  const places: number[] = [];
  for (let at = from + 3; at < words.length; at++) {
    const token = words[at];
    if (!token) break;
    if (places.length > 0 && OPENS.test(token.lower)) break;
    if (!isFit(words, at)) continue;
    let start = at;
    while (WITH_NEXT.test(words[start - 1]?.lower ?? '')) start--;
    const before = words[start - 1];
    if (
      !before ||
      !(
        /^(?:NOUN|PROPN|NUM)$/u.test(before.pos) ||
        /^(?:them|it|him|her)$/u.test(before.lower) ||
        FINISHED.test(before.lower)
      )
    )
      continue;
    places.push(start);
  }
  return places.length === 1 ? places[0] : undefined;
}

function isFit(words: readonly Token[], at: number): boolean {
  const [token, next, third] = [words[at], words[at + 1], words[at + 2]].map((word) => word?.lower ?? '');
  if (token === undefined || next === undefined || third === undefined) return false;
  if (token === 'better' && next === 'off') return true;
  if (token === 'well' && next === 'advised') return true;
  if (token === 'old' && next === 'enough') return true;
  if (/^(?:more|less)$/u.test(token) && /^(?:likely|skilled|prone|apt|liable)$/u.test(next)) return true;
  if (`${token} ${next}` === 'at risk' && third === 'of') return true;
  return FIT.test(token) && AFTER_FIT.test(next);
}
