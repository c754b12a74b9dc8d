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
}

/** After these a negation does not reach the next label: `not positive but negative`. */
const LISTING = new Set(['\n', '.', '!', ';', 'but', 'yet']);

/** The mentions of a text, with those that are joined in one group. */
export function groupsOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly Group[] {
  const groups: Mentions[] = [];
  const negated = new Set<Mention>();
  let isChoice = false;
  for (const mention of mentions) {
    const group = groups.at(-1);
    const before = group && lastOf(group);
    const joint = before && jointOf(tokens, before, mention, isChoice);
    if (joint) {
      group.push(mention);
      isChoice ||= before.form.label !== mention.form.label;
      const isDenied = (joint === 'phrase' && negated.has(before)) || isNegated(tokens, mention, before.last + 1);
      if (isDenied) negated.add(mention);
    } else {
      groups.push([mention]);
      isChoice = false;
      if (isNegated(tokens, mention, 0)) negated.add(mention);
    }
  }
  return groups.map((group) => toGroup(group, negated));
}

type Mentions = [Mention, ...Mention[]];

function lastOf(mentions: Mentions): Mention {
  return mentions.at(-1) ?? mentions[0];
}

function toGroup(mentions: Mentions, negated: ReadonlySet<Mention>): Group {
  return {
    first: mentions[0].first,
    last: lastOf(mentions).last,
    labels: distinct(mentions.filter((mention) => !negated.has(mention))),
    all: distinct(mentions),
    everyday: mentions.every((mention) => mention.form.everyday),
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
  const between = tokens
    .slice(first.last + 1, second.first)
    .filter((token) => !isTransparent(token))
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
