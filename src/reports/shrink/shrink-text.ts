import type { Outcome } from '../../core/types.js';
import { changes, followUpPieces, type Piece, sourcePieces } from '../../differences/changes.js';
import type { Shrunk, Tried } from '../../shrink/shrunk.js';
import { excerpt } from '../examples/excerpt.js';
import { shotsTitle } from '../tables/conditions.js';
import { count, percent } from '../tables/numbers.js';

/** What was shrunk: the case, and under which condition. */
export interface ShrunkCase {
  readonly shrunk: Shrunk;
  readonly case: string;
  readonly model: string;
  readonly category: string;
  readonly rule: string | undefined;
  readonly shots: string;
}

/** A text with what changed in it and what was answered. */
export interface ShrinkPart {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly answers: string;
}

/** A shrunk violation, ready to be written. */
export interface ShrinkText {
  readonly title: string;
  readonly parts: readonly ShrinkPart[];
  /** What it comes to. */
  readonly verdict: string;
  /** How far noise can explain it. */
  readonly noise: string;
}

export function shrinkText({ shrunk, category, rule, model, ...of }: ShrunkCase): ShrinkText {
  const { source, followUp, smallest } = shrunk;
  const whole = changes({ source: source.text, followUp: followUp.text });
  const least = smallest && changes({ source: source.text, followUp: smallest.text });
  return {
    title: `${category}${rule === undefined ? '' : ` / ${rule}`} · ${model} · ${shotsTitle(of.shots)} · case ${of.case}`,
    parts: [
      { name: 'source', pieces: excerpt(sourcePieces(least ?? whole)), answers: answersOf(source) },
      { name: 'follow-up', pieces: excerpt(followUpPieces(whole)), answers: answersOf(followUp) },
      ...(smallest && least && shrunk.end === 'smaller'
        ? [{ name: 'smallest', pieces: excerpt(followUpPieces(least)), answers: answersOf(smallest) }]
        : []),
    ],
    verdict: verdictOf(shrunk),
    noise: noiseOf(shrunk),
  };
}

function verdictOf({ end, changes: all, smallest, tried }: Shrunk): string {
  const after = tried === 0 ? '' : ` ${count(tried)} ${tried === 1 ? 'text' : 'texts'} in between were tried.`;
  switch (end) {
    case 'smaller':
      return smallest?.changes === 1
        ? `1 of ${all} changed words is enough to flip the answer.${after}`
        : `${smallest?.changes ?? 0} of ${all} changed words are enough to flip the answer, and none of them can be left out.${after}`;
    case 'whole':
      return all === 1
        ? 'One changed word flips the answer: nothing can be left out.'
        : `All ${all} changed words are needed to flip the answer.${after}`;
    case 'unsteady':
      return 'The source itself has no one answer when it is asked again: this violation shows noise, and there is nothing to shrink.';
    case 'gone':
      return 'The follow-up does not change the answer every time that it is asked: noise may be all that this violation shows.';
  }
}

function noiseOf({ askings, noise, chance }: Shrunk): string {
  const often = `Each text that flips was asked ${askings} times.`;
  if (noise === null || noise.rate === null)
    return `${often} The run has no identity arm (identity: 1), so how often this model changes its answer by itself is not known.`;
  const most = chance === null || chance < 0.001 ? 'under 0.1 %' : `at most ${(100 * chance).toFixed(1)} %`;
  return `${often} Asked the same again, the model changed its answer in ${percent(noise)} of ${count(noise.of)}; that this alone explains it: ${most}.`;
}

/** `Positive (4 of 4)`, or each answer with how often it came. */
function answersOf({ outcomes }: Tried): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(named(outcome), (counts.get(named(outcome)) ?? 0) + 1);
  return [...counts].map(([name, times]) => `${name} (${times} of ${outcomes.length})`).join(', ');
}

function named(outcome: Outcome): string {
  return outcome.kind === 'answer' ? outcome.value : outcome.kind;
}
