import type { Clause, Doc, Sentence } from '../../../src/plugin.js';
import { isPolar } from '../../around/evaluative.js';

/** Whether a sentence further on states something, in its own casing, without an opening, an outcry or a quotation of its own. */
export function isLaterStatement(doc: Doc, { index, tokens, text, start }: Sentence): boolean {
  const [first, second] = tokens;
  if (index === 0 || !first || first.kind !== 'word' || !/^\p{Lu}/u.test(first.text) || second?.text === ',')
    return false;
  if (/[:;?!"“”…]/u.test(text) || OPENED.test(text)) return false;
  return /[.!]/u.test(doc.text.slice(0, start).trimEnd().at(-1) ?? '');
}

const OPENED =
  /^(?:and|but|so|or|then|also|plus|now|still|yet|however|once|when|if|as|after|before|because|since|although|while|please|thanks|thank|sorry|hope|just|only|even|not|never|again|honestly|for|this|that|these|those|there|here|instead|otherwise|maybe|perhaps|by|what|why|how|who|neither|nor|either|another|other|others|same|it['’]s (?:just|only)|apparently|luckily|sadly|fortunately|unfortunately)\b/iu;

/** Whether no word of it is one of liking, luck or complaint. */
export function isCalm({ tokens, text }: Sentence): boolean {
  return !tokens.some(({ lower }) => isPolar(lower)) && !LOADED.test(text);
}

const LOADED =
  /\b(?:never|nobody|no one|nothing|only|just|still|even|so|too|such|yet|again|ever|but|although|though|hardly|barely|sick|cry[a-zà-ž]*|tears|laugh[a-zà-ž]*|shout[a-zà-ž]*|smil[a-zà-ž]*|refus[a-zà-ž]*|stole[a-zà-ž]*|lost|broke[a-zà-ž]*|dead|died|hurt[a-zà-ž]*|fail[a-zà-ž]*|ignor[a-zà-ž]*|missing|worth|best|worst|better|worse|want|need|must|deserve[a-zà-ž]*|sneer[a-zà-ž]*|shaking|star|medal|forgot[a-zà-ž]*|wrong|filthy|stank|stink[a-zà-ž]*|leak[a-zà-ž]*|star[es]?|risk|jobs|losses|thank[a-zà-ž]*|sorry)\b|n['’]t\b|[£$€]|\p{Extended_Pictographic}/iu;

/** The one main clause with which a sentence opens. */
export function openingClause(doc: Doc, sentence: Sentence): Clause | undefined {
  return doc.clauses.find((clause) => clause.sentence === sentence && clause.start === sentence.tokens[0]?.start);
}
