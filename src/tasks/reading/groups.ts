import { JOINT_FILLERS, STRONG_JOINTS, WEAK_JOINTS } from './cues.js';
import { endingOf, isTransparent } from './endings.js';
import type { Mention } from './mentions.js';
import { isNegated } from './negation.js';
import type { Token } from './tokens.js';

/** Labels that are given together: `Positive or Negative`, `Yes. No.`; most often one alone. */
export interface Group {
  /** The first and last token. */
  readonly first: number;
  readonly last: number;
  /** The labels that are not negated, each once. */
  readonly labels: readonly string[];
  /** All labels, negated or not, each once. */
  readonly all: readonly string[];
  /** Every label in it is an everyday word. */
  readonly everyday: boolean;
  /** The first part of the last label, as it is written. */
  readonly lastWord: string;
}

/** A joint of several words or marks is no joint. */
const LONGEST_JOINT = 6;

/** After these a negation does not reach the next label: `not positive but negative`. */
const LISTING = new Set(['\n', '.', '!', ';', 'but', 'yet']);

/** The mentions of a text, with those that are joined in one group. */
export function groupsOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly Group[] {
  const groups: { readonly mentions: Mention[]; readonly labels: Set<string> }[] = [];
  const negated = new Set<Mention>();
  for (const mention of mentions) {
    const group = groups.at(-1);
    const before = group?.mentions.at(-1);
    const joint = before && group ? jointOf(tokens, before, mention, group.labels.size > 1) : undefined;
    const isDenied =
      isNegated(tokens, mention, joint && before ? before.last + 1 : 0) ||
      (joint === 'phrase' && before !== undefined && negated.has(before));
    if (isDenied) negated.add(mention);
    if (!joint || !group) groups.push({ mentions: [mention], labels: new Set([mention.form.label]) });
    else {
      group.mentions.push(mention);
      group.labels.add(mention.form.label);
    }
  }
  return groups.map((group) => toGroup(group.mentions, negated));
}

function toGroup(mentions: readonly Mention[], negated: ReadonlySet<Mention>): Group {
  return {
    first: mentions[0]?.first ?? 0,
    last: mentions.at(-1)?.last ?? 0,
    labels: distinct(mentions.filter((mention) => !negated.has(mention))),
    all: distinct(mentions),
    everyday: mentions.every(({ form }) => form.everyday),
    lastWord: mentions.at(-1)?.form.parts[0] ?? '',
  };
}

function distinct(mentions: readonly Mention[]): readonly string[] {
  return [...new Set(mentions.map(({ form }) => form.label))];
}

/**
 * How two neighbours are joined. A `phrase` (`or`, `and`, a slash, a comma) shares a negation, a `list` (full stop, line
 * end) does not. All but the surest joints need the second label to be whole: `Yes, no problem` and `Positive. Negative
 * words are absent` are none. A full stop does not add to a group that has two labels already: `… yes or no. No.`
 */
function jointOf(
  tokens: readonly Token[],
  first: Mention,
  second: Mention,
  isChoice: boolean,
): 'phrase' | 'list' | undefined {
  if (second.first - first.last > LONGEST_JOINT) return undefined;
  const between = tokens
    .slice(first.last + 1, second.first)
    .filter((token) => token.text === '(' || !isTransparent(token))
    .map(({ text }) => text)
    .filter((text) => !JOINT_FILLERS.has(text));
  if (!between.every((text) => text === '\n' || STRONG_JOINTS.has(text) || WEAK_JOINTS.has(text))) return undefined;
  const isList = between.some((text) => LISTING.has(text));
  const isSure = between.some((text) => STRONG_JOINTS.has(text) && !(text === 'and' && second.form.everyday));
  if (isList && isChoice) return undefined;
  const isRepeated = between.length === 0 && first.form.label === second.form.label;
  const isWhole = endingOf(tokens, second.last) === 'whole' || (!isList && isLastButOne(tokens, second.last));
  if (!isSure && !isRepeated && !isWhole) return undefined;
  return isList || between.length === 0 ? 'list' : 'phrase';
}

/** `positive, negative or neutral.`, at `negative`: one more word, and the list is at its end. */
function isLastButOne(tokens: readonly Token[], last: number): boolean {
  return ['or', 'and'].includes(tokens[last + 1]?.text ?? '') && endingOf(tokens, last + 2) === 'whole';
}
