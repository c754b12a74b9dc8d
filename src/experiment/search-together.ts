import type { Rng } from '../core/rng.js';
import type { FollowUp, Task } from '../core/types.js';
import { unseen } from './distinct.js';
import { type Step, searchFollowUps } from './operator-follow-ups.js';
import { type OperatorSelection, type UsableRule, usableRules } from './selection.js';
import type { SourceText } from './source-text.js';

/**
 * The distinct follow-ups of each text by one operator, the same as one text after the other gives. The searches go on
 * together: a rule is tried on every text that waits for it before the next rule is, for its code stays in the processor's
 * caches meanwhile.
 */
export function searchTogether(
  texts: readonly SourceText[],
  selection: OperatorSelection,
  task: Task,
  seed: Rng,
): readonly (readonly FollowUp[])[] {
  const rules = usableRules(selection.operator, task, selection.rules);
  const searches = texts.map((text) => new Search(searchFollowUps(text, selection, task, seed), selection.perItem));
  const waiting = new Map(rules.map((rule): [UsableRule, Search[]] => [rule, []]));
  const wait = (search: Search) => search.next && waiting.get(search.next)?.push(search);
  for (const search of searches) wait(search);
  while (searches.some(({ next }) => next !== undefined))
    for (const rule of rules)
      for (const search of waiting.get(rule)?.splice(0) ?? []) {
        search.goOn();
        wait(search);
      }
  return searches.map(({ followUps }) => followUps);
}

/** One text's search, which stops before each rule. */
class Search {
  readonly followUps: FollowUp[] = [];
  /** The rule that it would try next; undefined at its end. */
  next: UsableRule | undefined;
  private readonly steps: Iterator<Step>;
  private readonly most: number;
  private readonly isNew = unseen();

  constructor(steps: Iterator<Step>, most: number) {
    this.steps = steps;
    this.most = most;
    this.goOn();
  }

  goOn(): void {
    while (this.followUps.length < this.most) {
      const { value, done } = this.steps.next();
      if (done) break;
      if ('tries' in value) {
        this.next = value.tries;
        return;
      }
      if (this.isNew(value.found)) this.followUps.push(value.found);
    }
    this.next = undefined;
  }
}
