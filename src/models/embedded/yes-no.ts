import { compareNumbers } from './compare-numbers.js';
import { contradicts, gather } from './evidence.js';
import type { Lexicons } from './lexicons.js';
import type { Demonstration } from './read-prompt.js';
import { isNegator, words } from './words.js';

/** The share of a question's content words, by weight, that a context must hold for a Yes. */
const THRESHOLD = 0.4;

/** How far demonstrations may move it. */
const LARGEST_SHIFT = 0.1;

const EXTREMES = new Set(
  'all always every everyone everything only never none must necessarily entirely exactly impossible any ever guaranteed'.split(
    ' ',
  ),
);
const MODALS = new Set('can could may might would possible possibly sometimes some often likely usually'.split(' '));

/** A question, what is known about it, and the examples that were given. */
export interface YesNoQuestion {
  readonly question: string;
  readonly context: string | undefined;
  readonly demonstrations: readonly Demonstration[];
}

/**
 * Whether the answer is yes. With a context: whether two numbers compare as the question says, where it compares, and else
 * whether the context shares enough of its words and does not negate them. Without: whether the question sounds careful.
 * A negation in the question turns the answer, also in `Isn't it …?`, where English does not: this reader is naive.
 */
export function judgeYesNo(asked: YesNoQuestion, lexicons: Lexicons): boolean {
  const positive = asked.context ? fromContext({ ...asked, context: asked.context }, lexicons) : fromQuestion(asked);
  return words(asked.question).some(isNegator) ? !positive : positive;
}

function fromContext(
  { question, context, demonstrations }: YesNoQuestion & { readonly context: string },
  lexicons: Lexicons,
): boolean {
  const evidence = gather(question, context, lexicons);
  const compared = compareNumbers(question, evidence);
  if (compared !== undefined) return compared;
  return evidence.share >= threshold(demonstrations, lexicons) && !contradicts(evidence);
}

/**
 * Midway between the shares of the demonstrations answered with yes (1 without any) and with no (0 without any), when they
 * are in that order; 0.3 to 0.5.
 */
function threshold(demonstrations: readonly Demonstration[], lexicons: Lexicons): number {
  const shares = (wanted: boolean) =>
    demonstrations.flatMap(({ text, context, label }) =>
      context && isYes(label) === wanted ? [gather(text, context, lexicons).share] : [],
    );
  const [yes, no] = [shares(true), shares(false)];
  if (yes.length + no.length === 0) return THRESHOLD;
  const weakestYes = Math.min(1, ...yes);
  const strongestNo = Math.max(0, ...no);
  const middle = weakestYes > strongestNo ? (weakestYes + strongestNo) / 2 : THRESHOLD;
  return Math.min(THRESHOLD + LARGEST_SHIFT, Math.max(THRESHOLD - LARGEST_SHIFT, middle));
}

/** Careful words speak for yes, sweeping ones for no; on a draw the majority of the demonstrations, else yes. */
function fromQuestion({ question, demonstrations }: YesNoQuestion): boolean {
  const asked = words(question);
  const careful = asked.filter((word) => MODALS.has(word)).length;
  const sweeping = asked.filter((word) => EXTREMES.has(word)).length;
  if (careful !== sweeping) return careful > sweeping;
  const yes = demonstrations.filter(({ label }) => isYes(label)).length;
  return yes * 2 >= demonstrations.length;
}

/** Whether an option or label stands for yes; undefined where it stands for neither. */
export function isYes(label: string): boolean | undefined {
  if (/^(?:yes|true|correct)\b/i.test(label)) return true;
  return /^(?:no|false|incorrect)\b/i.test(label) ? false : undefined;
}
