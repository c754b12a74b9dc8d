import { conjugate, isInfinitive, type Token } from '../../../src/plugin.js';

/** What a clause or an infinitive of its own begins with: behind it nothing is said of the subject itself. */
const OPENS =
  /^(?:that|which|who|whose|whom|when|if|because|where|how|whether|while|what|why|although|though|before|after|since|until|once|unless|than|to|by|as|or|but|and|,)$/u;
/** Go with what is said after them. */
const WITH_NEXT =
  /^(?:usually|normally|generally|typically|legally|lawfully|simply|also|still|later|already|automatically|ordinarily|commonly|often|sometimes|probably|always|once|ever|now|mostly|entirely|likely)$/u;
/** The same in front of a verb of doing. */
const WILLING = /^(?:freely|safely|properly|reasonably|secretly|honestly|truthfully|knowingly|rightly|first)$/u;
const ENDS = /^(?:together|home|abroad|today|again|away|out|up|down|off|back|there|here|twice|ago|it|them|him|her)$/u;
const PREPOSITION_ONLY = /^(?:in|on|at|of|under|from|with|within|among|without)$/u;
const GOVERNS =
  /^(?:help|let|make|see|hear|watch|have|get|keep|leave|find|call|name|consider|want|feel|need|seem|remain|look|turn|go|come|stand|lie|sit)$/u;

/**
 * Index of what is said of a subject whose relative clause begins at `from`; undefined unless one word alone can begin it.
 * `be` wants a participle or an adjective, `have` a participle, all others a base form.
 */
export function onePlace(words: readonly Token[], from: number, auxiliary: string): number | undefined {
  const finite = finiteIn(words, from);
  if (finite === undefined || words.slice(1, from).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return undefined;
  const kind = /^(?:is|are|was|were)$/u.test(auxiliary) ? 'be' : /^ha[sd]|have$/u.test(auxiliary) ? 'have' : 'base';
  const head = words[from - 1];
  const plural = head !== undefined && (head.lower !== head.lemma || /^(?:people|men|women)$/u.test(head.lower));
  const places: number[] = [];
  for (let at = finite + 1; at < words.length; at++) {
    const token = words[at];
    if (!token || (places.length > 0 && OPENS.test(token.lower))) break;
    if (/^(?:,|or|but|nor|that|which|who|whose|whom|when|if|where|while|because|than|what|how)$/u.test(token.lower))
      return undefined;
    if (token.lower === 'and' && kind === 'base' && plural) return undefined;
    if (isInsideOfVerb(words, at)) continue;
    let start = at;
    if (kind === 'base' && WILLING.test(words[start - 1]?.lower ?? '') && !/^(?:be|have)$/u.test(token.lower)) start--;
    while (WITH_NEXT.test(words[start - 1]?.lower ?? '')) start--;
    if (/^(?:most|least)$/u.test(words[start - 1]?.lower ?? '') && words[start]?.lower === 'likely') start--;
    const before = words[start - 1];
    if (!before || start <= finite + (kind === 'base' ? 1 : 0)) continue;
    if (!isEnd(before) && !(kind === 'be' && before.pos === 'ADJ' && isMoreFit(words, start))) continue;
    if (!mayBegin(words, at, kind, start)) continue;
    places.push(start);
  }
  const [place] = places;
  const at = words.findIndex(
    ({ lower }, index) =>
      index >= (place ?? words.length) && !WITH_NEXT.test(lower) && !WILLING.test(lower) && lower !== 'most',
  );
  return places.length === 1 && place !== undefined && isSure(words, at, kind, at > place) ? place : undefined;
}

/** The last word of the verb of the clause: `who | refused`, `whose | bow had never been treated`, `that | Morse sent`. */
function finiteIn(words: readonly Token[], from: number): number | undefined {
  const first = words.findIndex(({ pos }, at) => at > from && (pos === 'VERB' || pos === 'AUX'));
  if (first < 0 || first > from + 5 || words[first]?.lower.endsWith('ing')) return undefined;
  let at = first;
  while (words[at]?.pos === 'AUX' && /^(?:AUX|ADV|PART|VERB)$/u.test(words[at + 1]?.pos ?? '')) {
    at++;
    while (/^(?:ADV|PART)$/u.test(words[at]?.pos ?? '') && /^(?:AUX|VERB|ADV|PART)$/u.test(words[at + 1]?.pos ?? ''))
      at++;
  }
  return GOVERNS.test(words[at]?.lemma ?? '') ? undefined : at;
}

const isEnd = ({ pos, lower }: Token): boolean =>
  /^(?:NOUN|PROPN|NUM)$/u.test(pos) || ENDS.test(lower) || /^(?:alone|outdoors|indoors|overnight|abroad)$/u.test(lower);

/** `to invent`, `is lying`, `the burnt toast`: of another verb, or in front of a noun. */
const isInsideOfVerb = (words: readonly Token[], at: number): boolean =>
  /^(?:to|not|be|been|being|is|are|was|were|has|have|had|n['’]t)$/u.test(words[at - 1]?.lower ?? '');

function mayBegin(words: readonly Token[], at: number, kind: 'be' | 'have' | 'base', start: number): boolean {
  const token = words[at];
  if (!token) return false;
  if (kind === 'base')
    return token.lower === 'be' || token.lower === 'have' || (token.pos !== 'ADP' && isInfinitive(token.lower));
  if (isParticiple(token)) return true;
  if (kind === 'have') return false;
  if (start < at && PREPOSITION_ONLY.test(token.lower)) return true;
  if (isAtRisk(words, at)) return true;
  return token.pos === 'ADJ' || token.pos === 'DET' || (token.pos === 'VERB' && /ing$/u.test(token.lower));
}

const isParticiple = ({ pos, lower, lemma }: Token): boolean =>
  lower === 'been' ||
  (pos === 'VERB' && lower !== lemma && conjugate(lemma, 'participle') === lower) ||
  (/[^e]ed$/u.test(lower) && pos !== 'ADP' && pos !== 'ADJ') ||
  (pos === 'VERB' && conjugate(lower, 'participle') === lower);

/** `whose parents are nearsighted | more likely to`. */
const isMoreFit = (words: readonly Token[], at: number): boolean =>
  /^(?:more|less)$/u.test(words[at]?.lower ?? '') && /^(?:likely|prone|apt|liable)$/u.test(words[at + 1]?.lower ?? '');

const isAtRisk = (words: readonly Token[], at: number): boolean =>
  words[at]?.lower === 'at' && words.slice(at + 1, at + 3).some(({ lower }) => lower === 'risk');

const FIT =
  /^(?:able|unable|likely|unlikely|entitled|allowed|permitted|required|expected|obliged|considered|regarded|free|right|wise|liable|eligible|bound|safe|available|guilty|responsible|ready|welcome|safer|cheaper|heavier|stronger|faster)$/u;

function isSure(words: readonly Token[], at: number, kind: 'be' | 'have' | 'base', led: boolean): boolean {
  const [token, next] = [words[at], words[at + 1]];
  if (!token || !next || !/^\p{Ll}/u.test(token.text)) return false;
  if (kind === 'base')
    return (
      token.pos === 'VERB' ||
      token.pos === 'AUX' ||
      /^(?:be|have)$/u.test(token.lower) ||
      (token.pos === 'NOUN' && /^(?:an?|the|his|her|its|their|every|being|higher|longer|faster)$/u.test(next.lower)) // `the war face a danger`
    );
  if (isParticiple(token)) return kind === 'have' || led || next.pos === 'ADP' || next.lower === 'to';
  if (isAtRisk(words, at) || isMoreFit(words, at)) return true;
  if (token.pos === 'ADJ') return FIT.test(token.lower);
  if (token.pos === 'VERB') return next.pos === 'DET';
  return led && PREPOSITION_ONLY.test(token.lower) && next.pos === 'NOUN';
}
