import type { Message, Shots } from '../core/types.js';
import type { Pair } from '../datasets/pairs.js';

/** One prompt condition of an experiment, for every model. */
export interface PromptCondition {
  readonly shots: Shots;
  readonly context: boolean;
  /** The messages that put a text to a model under this condition. */
  readonly render: (given: { text: string; context?: string | undefined }) => readonly Message[];
}

/** Everything that is asked about one item under one condition: its source is shared by all its cases. */
export interface Unit {
  readonly cases: readonly Pair[];
  readonly condition: PromptCondition;
  readonly repeat: number;
}

/** What is put to a model; `turn` tells askings of the same messages apart. */
export interface Asking {
  readonly messages: readonly Message[];
  readonly turn: number;
}

export interface UnitAskings {
  readonly source: Asking;
  /** The identity arm: the source again. */
  readonly again: readonly Asking[];
  /** One for each case, in their order. */
  readonly followUps: readonly Asking[];
}

export interface Plan {
  /** The cases item by item, as they were planned. */
  readonly cases: () => AsyncIterable<readonly Pair[]>;
  readonly conditions: readonly PromptCondition[];
  /** How often all is asked. */
  readonly repeats: number;
}

/** All that one model is asked, in the order of the plan. */
export async function* units({ cases, conditions, repeats }: Plan): AsyncGenerator<Unit> {
  for await (const ofItem of cases())
    for (const condition of conditions)
      for (let repeat = 0; repeat < repeats; repeat++) yield { cases: ofItem, condition, repeat };
}

/** The askings of a unit. @param identity how often its source is asked again */
export function askingsOf({ cases, condition, repeat }: Unit, identity: number): UnitAskings | undefined {
  const [first] = cases;
  if (!first) return undefined;
  const firstTurn = repeat * (identity + 1);
  const context = condition.context ? first.context : undefined;
  const asking = (text: string, turn: number): Asking => ({ messages: condition.render({ text, context }), turn });
  return {
    source: asking(first.source, firstTurn),
    again: Array.from({ length: identity }, (_, nth) => asking(first.source, firstTurn + nth + 1)),
    followUps: cases.map((each) => asking(each.follow_up, firstTurn)),
  };
}
