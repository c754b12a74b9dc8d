import { composeEdits } from '../core/compose-edits.js';
import { composable, composeRelations } from '../core/compose-relations.js';
import { hash } from '../core/hash.js';
import type { Rng } from '../core/rng.js';
import type { FollowUp, Perturbation, RelationName, Task } from '../core/types.js';
import { distinct } from './distinct.js';
import { operatorFollowUps } from './operator-follow-ups.js';
import { type SourceText, source } from './source-text.js';

/** Follow-ups of one step that the next step is tried on at most: each is parsed. */
const ENOUGH = 64;

export interface ComposedOptions {
  readonly compose: readonly Perturbation[];
  readonly task: Task;
  readonly seed: Rng;
  /** Is told of each follow-up that is not made because its relations do not compose. */
  readonly refused: () => void;
}

/**
 * The follow-ups of a text by operators in turn, made as they are asked for: first one of each follow-up of the step
 * before, then another of each. The first step takes the follow-ups that the first operator makes by itself, in their
 * order, so that with one seed `negation` and `negation+typo` differ by the typo alone.
 */
export function* composedFollowUps(text: SourceText, { compose, ...options }: ComposedOptions): Generator<FollowUp> {
  const [operator, ...rest] = compose;
  if (operator === undefined) return;
  const { task, seed } = options;
  const first = operatorFollowUps(text, { operator }, task, seed);
  yield* rest.reduce((made, next) => inTurn(made, (each) => after(each, next, options)), first);
}

/** What follows from each: one of each first, then another of each, as long as there are any. */
function* inTurn(firsts: Iterable<FollowUp>, follow: (first: FollowUp) => Generator<FollowUp>): Generator<FollowUp> {
  const queues: Generator<FollowUp>[] = [];
  for (const first of distinct(firsts, ENOUGH)) {
    const queue = follow(first);
    const { value, done } = queue.next();
    if (done) continue;
    yield value;
    queues.push(queue);
  }
  for (const queue of queues) {
    const { value, done } = queue.next();
    if (done) continue;
    yield value;
    queues.push(queue); // for another turn: the loop reaches what is added
  }
}

function* after(
  first: FollowUp,
  operator: Perturbation,
  { task, seed, refused }: Omit<ComposedOptions, 'compose'>,
): Generator<FollowUp> {
  if (!composable(first.relation)) return refused();
  const between = source({ id: first.id, input: first.followUp });
  for (const second of operatorFollowUps(between, { operator }, task, seed)) {
    const relation = composeRelations(first.relation, second.relation);
    if (relation === undefined) refused();
    else yield composed(first, second, relation);
  }
}

function composed(first: FollowUp, second: FollowUp, relation: RelationName): FollowUp {
  const edits = composeEdits(first.source, first.edits, second.edits);
  const operator = `${first.operator}+${second.operator}`;
  const rule = `${first.rule}+${second.rule}`;
  const because = [first.because, second.because].filter((each) => each !== undefined).join('; ');
  return {
    id: hash([first.item, first.source, operator, rule, edits]),
    item: first.item,
    operator,
    category: `${first.category}+${second.category}`,
    rule,
    relation,
    source: first.source,
    followUp: second.followUp,
    edits,
    ...(because === '' ? {} : { because }),
  };
}
