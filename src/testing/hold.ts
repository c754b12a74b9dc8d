import { perturbations } from '../../perturbations/index.js';
import { relations as builtIn } from '../../relations/index.js';
import { createRng } from '../core/rng.js';
import type { Model, Outcome, Perturbation, Relation, Task } from '../core/types.js';
import { perturb, source } from '../experiment/follow-ups.js';
import { judge, relationNamed } from '../experiment/judge.js';
import { operatorsNamed } from '../experiment/operators-called.js';
import { createPrompt } from '../prompts/prompt.js';
import { readAnswer, taskNamed } from '../tasks/index.js';

/** A model, or a function from a text to what is answered to it. */
export type Answering = Model | ((text: string) => string | Promise<string>);

export interface HoldOptions {
  /** `sentiment` (the default), `yes-no`, or a task of your own. */
  readonly task?: string | Task;
  /** At most so many follow-ups of each item; 1 by default. */
  readonly perItem?: number;
  /** The share of judged follow-ups whose relation must hold; 1 by default. */
  readonly rate?: number;
  readonly seed?: number;
  /** Relations of your own, which the operator names. */
  readonly relations?: readonly Relation[];
}

/** A follow-up whose answer broke the relation. */
export interface Broken {
  readonly source: string;
  readonly followUp: string;
  readonly rule: string;
  readonly reason: string;
}

export interface Held {
  /** Follow-ups of which something can be said. */
  readonly judged: number;
  readonly held: number;
  /** Refused, or not read. */
  readonly inconclusive: number;
  readonly broken: readonly Broken[];
}

/** Asks a model items and their follow-ups by an operator, by its name, its category or as a value, and judges each pair. */
export async function hold(
  answering: Answering,
  perturbation: string | Perturbation,
  items: readonly string[],
  { task: named = 'sentiment', perItem = 1, seed = 42, relations: own = [] }: HoldOptions = {},
): Promise<Held> {
  const operators = operatorsNamed(perturbation, perturbations);
  const relations = [...builtIn, ...own];
  const task = typeof named === 'string' ? taskNamed(named) : named;
  const answer = asking(answering, task);
  const broken: Broken[] = [];
  let [judged, held, inconclusive] = [0, 0, 0];
  for (const [at, input] of items.entries()) {
    const text = source({ id: `item-${at + 1}`, input });
    const rng = createRng(seed);
    const followUps = operators.flatMap((operator) => perturb(text, { operator, perItem }, task, rng).followUps);
    const before = followUps.length > 0 ? await answer(input) : undefined;
    for (const { followUp, rule, relation } of followUps) {
      if (before === undefined) continue;
      const verdict = await judge(before, await answer(followUp), relationNamed(relations, relation), task);
      if (verdict.status === 'inconclusive') inconclusive++;
      else judged++;
      if (verdict.status === 'held') held++;
      if (verdict.status === 'violated') broken.push({ source: input, followUp, rule, reason: verdict.reason });
    }
  }
  return { judged, held, inconclusive, broken };
}

function asking(answering: Answering, task: Task): (text: string) => Promise<Outcome> {
  if (typeof answering === 'function') return async (text) => readAnswer(await answering(text), task);
  const prompt = createPrompt(task);
  const { signal } = new AbortController();
  return async (text) => {
    const { text: reply } = await answering.complete({
      messages: prompt.render({ text }, []),
      params: { temperature: 0 },
      signal,
    });
    return readAnswer(reply, task);
  };
}
