import { isInfinitive, type Token } from '../../src/plugin.js';

/** Verbs with two objects, of which the second is no predicate. */
const WITH_TWO =
  /^(?:give|sell|send|teach|tell|show|lend|buy|bring|call|name|make|owe|pay|offer|leave|hand|write|cost|win|elect|appoint|consider|keep|get|have|find|paint|charge|ask|deny|save)$/u;
/** Phrases that may be what is said, after all else that describes the subject. */
const PHRASE =
  /^(?:in (?:debt|danger|charge|trouble|use|force|breach|luck|any|order|line|touch|favour|favor)|at (?:risk|fault|war|all)|of (?:use|help|interest|value|any|age)|on (?:sale|display|fire|duty)|out of|under arrest|for sale)$/u;
const STOPS = /^(?:because|if|when|although|while|unless|since|where|though|who|that|which|whose|than|or|but)$/u;
const GRADE =
  /^(?:still|always|usually|normally|generally|automatically|also|legally|typically|often|sometimes|commonly|frequently|rarely|possibly|probably|already|equally|ever|never|once|both|all|just|now|actually|really|even|only)$/u;
const PARTICIPLE = /(?:[^e]ed|wn|rn|en|ought|aught|lt|ld|nd|ung|unk|eft|ost|uilt|ade)$/u;

/**
 * Index of what is said after `be` of a subject that a clause describes, from `relative` on, where its words leave one place
 * only: `the ship that struck a rock in May | bound for Oslo`. Undefined where two could be it.
 */
export function onlyPredicate(words: readonly Token[], relative: number): number | undefined {
  const verb = words.findIndex(
    ({ pos, lower }, at) => at > relative && isFiniteVerb(pos, lower) && words[at + 1] !== undefined,
  );
  if (verb < 0 || words.some(({ text }) => /^[,;:"“”()]$/u.test(text))) return undefined;
  let from = verb + 1;
  while (words[from - 1]?.pos === 'AUX' && /^(?:VERB|AUX|ADV|ADJ)$/u.test(words[from]?.pos ?? '')) from++;
  const places: number[] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (!word || STOPS.test(word.lower)) break;
    if (word.lower === 'and' && /^(?:VERB|AUX|ADV|PRON|SCONJ)$/u.test(words[at + 1]?.pos ?? '')) return undefined;
    if (PHRASE.test(`${word.lower} ${words[at + 1]?.lower}`)) return undefined;
    if (canBegin(words, at, verb)) places.push(at);
  }
  let [place] = places;
  if (places.length !== 1 || place === undefined || !words[place + 1]) return undefined;
  if (words[place]?.pos === 'ADJ' && isDoingLater(words, place)) return undefined;
  while (GRADE.test(words[place - 1]?.lower ?? '')) place--;
  return place;
}

/** `through a red | light in London breaking the law`: what it is doing is said of the subject. */
const isDoingLater = (words: readonly Token[], place: number): boolean =>
  words.some(
    ({ pos, lower }, at) =>
      at > place && pos === 'VERB' && lower.endsWith('ing') && /^(?:NOUN|PROPN)$/u.test(words[at - 1]?.pos ?? ''),
  );

/** The verb of the clause, also one that was taken for a noun. */
function isFiniteVerb(pos: string, lower: string): boolean {
  return pos === 'VERB' || pos === 'AUX' || (pos === 'NOUN' && isInfinitive(lower.replace(/s$/u, '')));
}

function canBegin(words: readonly Token[], at: number, verb: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || at === verb) return false;
  const compared = word.lower.endsWith('er') && next?.lower === 'than';
  if (compared) return /^(?:NOUN|PROPN|NUM|VERB|ADV)$/u.test(before.pos);
  const after = GRADE.test(before.lower) ? words[at - 2] : before;
  if (!after || !/^(?:NOUN|PROPN|NUM|ADV|ADJ)$/u.test(after.pos)) return false;
  if (word.pos === 'VERB') return PARTICIPLE.test(word.lower) && !/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '');
  if (word.pos === 'ADJ' && after.pos === 'ADJ' && words[words.indexOf(after) - 1]?.pos === 'DET') return false; // `a red light`
  if (word.pos === 'ADJ') return !/^(?:NOUN|PROPN|ADJ|VERB)$/u.test(next?.pos ?? '');
  if (word.lower === 'the' && next?.lower === 'same') return after.pos !== 'ADJ';
  return /^an?$/u.test(word.lower) && after.pos !== 'ADJ' && !WITH_TWO.test(words[verb]?.lemma ?? '');
}
