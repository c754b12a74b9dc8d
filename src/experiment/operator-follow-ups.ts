import type { Rng } from '../core/rng.js';
import type { FollowUp, Task } from '../core/types.js';
import { Search } from './search.js';
import type { OperatorSelection } from './selection.js';
import type { SourceText } from './source-text.js';

/** The follow-ups of a text by one operator, made as they are asked for. */
export function* operatorFollowUps(
  text: SourceText,
  chosen: Pick<OperatorSelection, 'operator' | 'rules'>,
  task: Task,
  seed: Rng,
): Generator<FollowUp> {
  const search = new Search(text, chosen, task, seed);
  while (!search.ended) {
    const found = search.goOn();
    if (found) yield found;
    search.goToNext();
  }
}
