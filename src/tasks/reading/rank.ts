import { LINK_VERBS, MARKER_NOUNS, POINTERS, PRONOUNS } from './cues.js';
import { isDoubted, isEmphasised, isInQuestion } from './doubts.js';
import { endingOf, isTransparent } from './endings.js';
import type { Group } from './groups.js';
import { partsOf } from './label-forms.js';
import { type Marker, markerOf } from './marker.js';
import { openingOf } from './openings.js';
import { isFiller, type Scan } from './scan.js';
import type { Token } from './tokens.js';

/**
 * How a label is given as the answer, the surest first: after a marker (`final`, `stated`), at the start of the reply
 * (`lead`), alone on its last line (`last`), as a sentence (`sentence`), emphasised or quoted (`emphasis`), as a clause or
 * after a question (`clause`), said of something (`it is positive`: `said`), or merely used (`used`).
 */
export type Rank = Marker | 'lead' | 'last' | 'sentence' | 'emphasis' | 'clause' | 'said' | 'used';

const SAYS: ReadonlySet<string> = new Set([...LINK_VERBS, 'as']);

/** How a group of labels is given; undefined where it is not: in a question, under a condition or doubt, as an everyday word. */
export function rankOf(scan: Scan, group: Group, isChoiceEnd: (token: number) => boolean): Rank | undefined {
  const { first, last, everyday } = group;
  const ending = isWhole(scan, group) ? 'whole' : endingOf(scan.tokens, last);
  if (ending === 'asked' || ending === 'hanging') return undefined;
  const doubted = isDoubted(scan, first);
  const marker = markerOf(scan, first, isChoiceEnd);
  if (marker && !doubted && (ending === 'whole' || !everyday)) return marker;
  const opening = openingOf(scan, first);
  if (ending === 'whole') {
    if (opening === 'reply') return 'lead';
    if (opening === 'sentence') return isLastLine(scan.tokens, last) ? 'last' : 'sentence';
  }
  if (doubted) return undefined;
  if (isEmphasised(scan, first, last)) return 'emphasis';
  if (ending === 'whole' && (opening === 'clause' || opening === 'question')) return 'clause';
  if (isInQuestion(scan, last)) return undefined;
  const said = saidOf(scan.tokens, first);
  if (everyday) return said !== undefined && POINTERS.has(said) && isItself(scan, group) ? 'said' : undefined;
  return said === undefined ? 'used' : 'said';
}

/** Also `Yes they …`, `No it …`, `Positive sentiment.` and `B) …` */
function isWhole({ tokens }: Scan, { last, lastWord, everyday }: Group): boolean {
  const ending = endingOf(tokens, last);
  if (ending !== 'open') return ending === 'whole';
  const next = tokens[last + 1];
  if (lastWord.length === 1 && next?.text === ')') return true;
  if (next?.kind !== 'word') return false;
  if (!everyday) return MARKER_NOUNS.has(next.text) && endingOf(tokens, last + 1) === 'whole';
  return lastWord === 'yes' ? next.text !== 'or' && next.text !== 'and' : PRONOUNS.has(next.text.replace(/'.*$/, ''));
}

function isLastLine(tokens: readonly Token[], last: number): boolean {
  return !tokens.slice(last + 1, last + 40).some((token) => !isTransparent(token) && !'.!'.includes(token.text));
}

/** `That is a no.` with the label as it is called, and no more after it; `it is true` is said of much. */
function isItself({ tokens }: Scan, { labels, last, lastWord }: Group): boolean {
  return endingOf(tokens, last) === 'whole' && labels.some((label) => partsOf(label)[0] === lastWord);
}

/** Of what a label is said, by the word before the verb: `it is positive`, `I read it as negative`; undefined: of nothing. */
function saidOf(tokens: readonly Token[], first: number): string | undefined {
  let at = first - 1;
  while (at > first - 8 && isFiller(tokens, at) && !SAYS.has(tokens[at]?.text ?? '')) at--;
  if (!SAYS.has(tokens[at]?.text ?? '')) return undefined;
  while (at > first - 12 && SAYS.has(tokens[at]?.text ?? '') && !POINTERS.has(tokens[at]?.text ?? '')) at--;
  return tokens[at]?.text ?? '';
}
