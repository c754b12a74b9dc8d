import type { Edit, Outcome, Relation, Task } from '../core/types.js';
import { judge } from '../experiment/judge.js';
import type { Rate } from '../statistics/row.js';
import { askingsNeeded, noiseAtMost } from './askings-needed.js';
import { minimize, testsAtMost } from './minimize.js';
import type { Shrunk, Tried } from './shrunk.js';
import { unitsOf } from './units.js';

export interface ShrinkOptions {
  readonly source: string;
  readonly followUp: string;
  readonly edits?: readonly Edit[] | undefined;
  readonly relation: Relation;
  readonly task: Task;
  /** The identity arm of the model in the run; null: there is none. */
  readonly noise: Rate | null;
  /** How often a text is asked, instead of what the noise calls for. */
  readonly askings?: number | undefined;
  /** What the model answers to a text; `turn` tells askings of one text apart. */
  readonly ask: (text: string, turn: number) => Promise<Outcome>;
}

/** The probability at most that noise alone makes any of the texts that are tried look as if it flipped the answer. */
const ERROR = 0.01;
/** The noise of a model that was not measured, for want of anything better. */
const UNKNOWN = 0.1;

/**
 * The smallest part of a follow-up's changes that still breaks the relation, by delta debugging. A part counts only where
 * every asking of it breaks the relation to the source's answer, and that is asked often enough for the model's noise.
 */
export async function shrink({
  source,
  followUp,
  edits,
  relation,
  task,
  noise,
  ask,
  ...given
}: ShrinkOptions): Promise<Shrunk> {
  const units = unitsOf({ source, followUp, edits });
  const texts = testsAtMost(units.count);
  const rate = noise?.high ?? UNKNOWN;
  const askings = given.askings ?? askingsNeeded({ noise: rate, texts, error: ERROR });
  const turns = Array.from({ length: askings }, (_, turn) => turn);
  const all = async (text: string) => ({ text, outcomes: await Promise.all(turns.map((turn) => ask(text, turn))) });

  const [first, last] = await Promise.all([all(source), all(followUp)]);
  const found = { source: first, followUp: last, changes: units.count, askings, noise };
  const chance = noise === null ? null : noiseAtMost({ noise: rate, texts, askings });
  const answer = agreed(first);
  if (answer === undefined) return { ...found, end: 'unsteady', smallest: undefined, tried: 0, chance };
  const breaks = async (outcome: Outcome) => (await judge(answer, outcome, relation, task)).status === 'violated';
  if (!(await every(last.outcomes, breaks))) return { ...found, end: 'gone', smallest: undefined, tried: 0, chance };

  const flipped = new Map<string, Tried>([[last.text, last]]);
  let tried = 0;
  const taken = await minimize(units.count, async (part) => {
    const text = units.text(part);
    tried++;
    if (!(await breaks(await ask(text, 0)))) return false; // most parts flip nothing, and one asking tells
    const result = await all(text);
    flipped.set(text, result);
    return await every(result.outcomes, breaks);
  });
  const smallest = flipped.get(units.text(taken)) ?? last;
  return {
    ...found,
    end: taken.length < units.count ? 'smaller' : 'whole',
    smallest: { ...smallest, changes: taken.length },
    tried,
    chance,
  };
}

/** The one answer of all askings; undefined where they differ, or one was not read. */
function agreed({ outcomes }: Tried): Outcome | undefined {
  const [first] = outcomes;
  if (first?.kind !== 'answer') return undefined;
  return outcomes.every((outcome) => outcome.kind === 'answer' && outcome.value === first.value) ? first : undefined;
}

async function every(outcomes: readonly Outcome[], holds: (outcome: Outcome) => Promise<boolean>): Promise<boolean> {
  for (const outcome of outcomes) if (!(await holds(outcome))) return false;
  return true;
}
