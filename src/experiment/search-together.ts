import type { Rng } from '../core/rng.js';
import type { FollowUp, Task } from '../core/types.js';
import { unseen } from './distinct.js';
import { Search } from './search.js';
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
  const rules = usableRules(selection.operator, task);
  if (rules.length === 0) return texts.map(() => []);
  /** For each rule the last of the searches that wait for it; each knows the one before it. */
  const waiting: (Waiting | undefined)[] = rules.map(() => undefined);
  let left = 0;
  const wait = (each: Waiting) => {
    const { next } = each;
    if (!next) return;
    each.before = waiting[next.place];
    waiting[next.place] = each;
    left++;
  };
  const searches = texts.map((text) => new Waiting(new Search(text, selection, task, seed), selection.perItem));
  for (const each of searches) wait(each);
  while (left > 0)
    for (let place = 0; place < waiting.length; place++) {
      let each = waiting[place];
      waiting[place] = undefined;
      while (each) {
        const { before }: Waiting = each;
        left--;
        each.goOn();
        wait(each);
        each = before;
      }
    }
  return searches.map(({ followUps }) => followUps);
}

/** One text's search, which stops before each rule. */
class Waiting {
  followUps: FollowUp[] = NONE;
  before: Waiting | undefined;
  private readonly search: Search;
  private readonly most: number;
  private isNew: ((followUp: FollowUp) => boolean) | undefined;

  constructor(search: Search, most: number) {
    this.search = search;
    this.most = most;
  }

  /** The rule that it would try next; undefined at its end. */
  get next(): UsableRule | undefined {
    return this.followUps.length < this.most ? this.search.next : undefined;
  }

  goOn(): void {
    do {
      const found = this.search.goOn();
      if (found && this.takes(found) && this.followUps.length >= this.most) return;
      this.search.goToNext();
    } while (!this.search.next && !this.search.ended);
  }

  private takes(found: FollowUp): boolean {
    this.isNew ??= unseen();
    if (!this.isNew(found)) return false;
    if (this.followUps === NONE) this.followUps = [found];
    else this.followUps.push(found);
    return true;
  }
}

/** Of the searches that found nothing yet. */
const NONE: FollowUp[] = [];
