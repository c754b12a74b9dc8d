import { type Clause, type Doc, matches, perDoc } from '../../src/plugin.js';
import { hasOpinion, isFelt, takesStance } from './stance.js';

const OUTSPOKEN =
  /\b(?:never|nobody|no one|no-one|always|everything|nothing|none|such|too|ever|so [a-zà-ž]+|can['’]t (?:thank|wait|stand|stop|say|believe|forgive|get)|[a-zà-ž]{3,}iest|worth|like (?:a|an|mad)|alive|fake|itch[a-zà-ž]*|throb[a-zà-ž]*|excuse|divine|peel|sick|blood|lost|ruin[a-zà-ž]*|wreck[a-zà-ž]*|humiliat[a-zà-ž]*|shout[a-zà-ž]*|spat|spit|smudged|flood[a-zà-ž]*|dump[a-zà-ž]*|laughed|crisps|in awe|privilege|relief|glorious|prettiest|angel|star|treat|joy|harm|argue|couldn['’]t|could not (?:fault|have been (?:kinder|happier|nicer)|wish for|ask for)|wouldn['’]t|unfair|wow|hung up|on hold|hooked|gutted|scream|better|worse|best|worst|eaten|ate|patience|at ease|fair|dream|nightmare|disaster|paradise|delight|special|keeps? [a-zà-ž]+ing|crooks?|mad|surprised|generous|broken?|stuck|block(?:ed|s)?)\b/iu;
const STRONG_EMOJI =
  /[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F493}-\u{1F49F}\u{1F389}\u{1F38A}❤♥☹🏆💢💀👏🙌🤩🥳]/u;

/** Whether the text shows liking or dislike, be it in a word, an emoji or a turn of phrase. */
export const isCharged = perDoc((doc: Doc): boolean => {
  return isOutspoken(doc) || matches(doc, STRONG_EMOJI);
});

/** Whether its words alone do. */
export const isOutspoken = perDoc((doc: Doc): boolean => {
  return hasOpinion(doc) || isFelt(doc) || takesStance(doc) || matches(doc, OUTSPOKEN);
});

/** A fact of no weight: how a thing or a person is now, or where it was. */
export function isPlainFact(doc: Doc): boolean {
  const [clause] = doc.clauses;
  return clause !== undefined && !isCharged(doc) && !/[?!]/u.test(doc.text) && doc.clauses.every(isOfNow);
}

function isOfNow({ tense, copular, negation, rest, finite }: Clause): boolean {
  if (tense === 'modal') return false;
  if (tense !== 'past') return negation === undefined || finite.lemma === 'be' || finite.lemma === 'do';
  return copular && negation === undefined && /^(?:ADP|NUM)$/u.test(rest.tokens[0]?.pos ?? '');
}
