import { draw, type Rng } from '../core/rng.js';
import type { Candidate, Perturbation, RuleContext, Task } from '../core/types.js';
import { ruleFault } from './rule-fault.js';
import type { UsableRule } from './selection.js';
import type { SourceText } from './source-text.js';

/** Candidates taken from one rule of one text at most: enough to sample from, however long the text. */
const ENOUGH = 64;

/** Candidates in a random order, which is drawn as far as it is asked for: mostly the first is taken and no other. */
export class Candidates {
  private readonly all: Candidate[];
  private readonly rng: Rng;
  private drawn = 0;

  constructor(all: Candidate[], rng: Rng) {
    this.all = all;
    this.rng = rng;
  }

  get length(): number {
    return this.all.length;
  }

  at(place: number): Candidate {
    const { all } = this;
    // The last that is left needs no drawing.
    while (this.drawn <= place && this.drawn < all.length - 1) draw(all, this.drawn++, this.rng);
    return all[place] as Candidate;
  }
}

/** Whether a text meets the condition of a rule. */
export function meetsCondition({ doc, item }: SourceText, operator: Perturbation, { id, onlyIf }: UsableRule): boolean {
  try {
    return onlyIf?.(doc()) ?? true;
  } catch (error) {
    throw ruleFault(operator.name, id, item.id, error);
  }
}

/** What rules of one operator are asked for a text. */
export interface Asking {
  readonly text: SourceText;
  readonly task: Task;
  readonly rng: Rng;
}

/** What a rule is told. Few draw numbers: the stream is made when a rule asks for it. */
class Told implements RuleContext {
  private readonly asking: Asking;
  private readonly path: string;
  private own: Rng | undefined = undefined;

  constructor(asking: Asking, path: string) {
    this.asking = asking;
    this.path = path;
  }

  get task(): Task {
    return this.asking.task;
  }

  get label(): string | undefined {
    return this.asking.text.item.label;
  }

  get rng(): Rng {
    this.own ??= this.asking.rng.fork(this.path);
    return this.own;
  }
}

/** What a rule proposes for a text; undefined where that is nothing, as for most: little is made then. */
export function candidatesOf(
  asking: Asking,
  operator: Perturbation,
  { id, path, rule, propose }: UsableRule,
): Candidates | undefined {
  let candidates: Candidate[] | undefined;
  try {
    const proposed = propose.call(rule, asking.text.doc(), new Told(asking, path));
    if (Array.isArray(proposed)) {
      if (proposed.length > 0) candidates = proposed.slice(0, ENOUGH);
    } else candidates = proposed instanceof NativeGenerator ? ofGenerator(proposed) : ofAny(proposed);
  } catch (error) {
    throw ruleFault(operator.name, id, asking.text.item.id, error);
  }
  return candidates && new Candidates(candidates, asking.rng.fork(id));
}

/**
 * What a generator gives. Each rule's generators have a shape of their own, so `next` is looked up on none of them: most
 * rules give nothing, and to look it up would take longer than to run them.
 */
function ofGenerator(proposed: Generator<Candidate>): Candidate[] | undefined {
  let candidates: Candidate[] | undefined;
  for (let step = next.call(proposed); step.done !== true; step = next.call(proposed)) {
    if (!candidates) candidates = [step.value];
    else if (candidates.push(step.value) >= ENOUGH) {
      proposed.return(undefined);
      break;
    }
  }
  return candidates;
}

function ofAny(proposed: Iterable<Candidate>): Candidate[] | undefined {
  let candidates: Candidate[] | undefined;
  for (const candidate of proposed) {
    if (!candidates) candidates = [candidate];
    else if (candidates.push(candidate) >= ENOUGH) break;
  }
  return candidates;
}

/** What all generators inherit. */
const GENERATORS = Object.getPrototypeOf(Object.getPrototypeOf((function* () {})())) as Generator<Candidate, undefined>;
const { next } = GENERATORS;
function NativeGenerator() {}
NativeGenerator.prototype = GENERATORS;
