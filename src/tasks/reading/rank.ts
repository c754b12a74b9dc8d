import { LINK_VERBS, MARKER_NOUNS, POINTERS, PRONOUNS } from './cues.js';
import { isDoubted, isEmphasised, isInQuestion } from './doubts.js';
import { type Ending, endingOf, isTransparent } from './endings.js';
import type { Group } from './groups.js';
import { partsOf } from './label-forms.js';
import { type Marker, markerOf } from './marker.js';
import { openingOf } from './openings.js';
import { isFiller, type Scan, SIGHT, tokenAt } from './scan.js';
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
  const ending = endOf(scan, group);
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
  if (said === undefined) return everyday ? undefined : 'used';
  return !everyday || (POINTERS.has(said) && isItself(scan, group)) ? 'said' : undefined;
}

function endOf({ tokens }: Scan, group: Group): Ending {
  const ending = endingOf(tokens, group.last);
  return ending === 'open' && isWhole(tokens, group) ? 'whole' : ending;
}

/** Whole although the text goes on: `Yes they …`, `No it …`, `Positive sentiment.` and `B) …` */
function isWhole(tokens: readonly Token[], { last, everyday }: Group): boolean {
  const word = tokenAt(tokens, last).text;
  const next = tokenAt(tokens, last + 1).text;
  if (word.length === 1 && next === ')') return true;
  if (!everyday) return MARKER_NOUNS.has(next) && endingOf(tokens, last + 1) === 'whole';
  if (word !== 'yes') return PRONOUNS.has(next.replace(/'.*/, ''));
  return tokenAt(tokens, last + 1).kind === 'word' && next !== 'or' && next !== 'and';
}

function isLastLine(tokens: readonly Token[], last: number): boolean {
  const after = tokens.slice(last + 1, last + SIGHT);
  return after.every((token) => isTransparent(token) || '.!'.includes(token.text));
}

/** `That is a no.` with the label as it is called, and no more after it; `it is true` is said of much. */
function isItself({ tokens }: Scan, { labels, last }: Group): boolean {
  return (
    endingOf(tokens, last) === 'whole' && labels.some((label) => partsOf(label).at(-1) === tokenAt(tokens, last).text)
  );
}

/** Of what a label is said, by the word before the verb: `it is positive`, `I read it as negative`; undefined: of nothing. */
function saidOf(tokens: readonly Token[], first: number): string | undefined {
  const before = tokens.slice(Math.max(0, first - SIGHT), first);
  const verb = before.findLastIndex(({ text }, at) => SAYS.has(text) || !isFiller(before, at));
  if (!SAYS.has(tokenAt(before, verb).text)) return undefined;
  const subject = before.slice(0, verb + 1).findLastIndex(({ text }) => !SAYS.has(text) || POINTERS.has(text));
  return tokenAt(before, subject).text;
}
