import type { Task } from '../../core/types.js';
import { LINK_VERBS, MARKER_NOUNS, PRONOUNS } from './cues.js';
import { endingOf, isTransparent } from './endings.js';
import { type Group, groupsOf } from './groups.js';
import { type Marker, markerOf } from './marker.js';
import { mentionsOf } from './mentions.js';
import { isDoubted, isEmphasised, isFiller, isInQuestion, openingOf, type Scan, toScan } from './places.js';
import type { Token } from './tokens.js';

/**
 * How a label is given as the answer, the surest first: after a marker (`final`, `stated`), at the start of the reply
 * (`lead`), alone on its last line (`last`), as a sentence (`sentence`), emphasised or quoted (`emphasis`), as a clause or
 * after a question (`clause`), said of something (`it is positive`: `said`), or merely used (`used`).
 */
export type Rank = Marker | 'lead' | 'last' | 'sentence' | 'emphasis' | 'clause' | 'said' | 'used';

export interface Claim {
  readonly rank: Rank;
  /** The labels that are given, each once: more than one is no answer. */
  readonly labels: readonly string[];
}

/** Every place in a text where labels are given as an answer. */
export function claimsOf(tokens: readonly Token[], task: Task): readonly Claim[] {
  const groups = groupsOf(tokens, mentionsOf(tokens, task));
  const scan = toScan(tokens, task);
  const choiceEnds = new Set(groups.filter(({ all }) => all.length > 1).map(({ last }) => last));
  const scored = new Set(groups.filter((group) => isScored(tokens, group)).flatMap(({ all }) => all));
  return groups.flatMap((group) => {
    const isOneOfScores = scored.size > 1 && isScored(tokens, group);
    if (group.labels.length === 0 || isChoice(tokens, group) || isOneOfScores) return [];
    const rank = rankOf(scan, group, (token) => choiceEnds.has(token));
    return rank ? [{ rank, labels: group.labels }] : [];
  });
}

/** `Yes or No: …` asks; it does not answer. */
function isChoice(tokens: readonly Token[], { all, last }: Group): boolean {
  const next = tokens.slice(last + 1, last + 6).find((token) => !isTransparent(token));
  return all.length > 1 && next?.text === ':';
}

/** `Positive: 0.7`, `Negative (20%)`: with another label's score beside it, it is no answer. */
function isScored(tokens: readonly Token[], { last }: Group): boolean {
  const [mark, number] = tokens
    .slice(last + 1, last + 6)
    .filter((token) => token.text === '(' || !isTransparent(token));
  return mark !== undefined && ':=(-–—'.includes(mark.text) && /^[-+]?\d/.test(number?.text ?? '');
}

function rankOf(scan: Scan, group: Group, isChoiceEnd: (token: number) => boolean): Rank | undefined {
  const { first, last, everyday } = group;
  const ending = isWhole(scan, group) ? 'whole' : endingOf(scan.tokens, last);
  if (ending === 'asked') return undefined;
  const doubted = isDoubted(scan, first);
  const marker = markerOf(scan, first, isChoiceEnd);
  if (marker && !doubted && (ending === 'whole' || !everyday)) return marker;
  const opening = openingOf(scan, first);
  if (ending === 'whole') {
    if (opening === 'reply') return 'lead';
    if (opening === 'sentence') return isLastLine(scan.tokens, last) ? 'last' : 'sentence';
  }
  if (ending === 'hanging' || doubted) return undefined;
  if (isEmphasised(scan, first, last)) return 'emphasis';
  if (ending === 'whole' && (opening === 'clause' || opening === 'question')) return 'clause';
  if (everyday || isInQuestion(scan, last)) return undefined;
  return isSaid(scan.tokens, first) ? 'said' : 'used';
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

/** `it is positive`, `I read it as negative`. */
function isSaid(tokens: readonly Token[], first: number): boolean {
  let at = first - 1;
  while (at > first - 8 && tokens[at] && tokens[at]?.text !== 'as' && isFiller(tokens, at)) at--;
  const text = tokens[at]?.text ?? '';
  return text === 'as' || LINK_VERBS.has(text);
}
