import type { Condition, Observation } from '../core/types.js';
import { clusteredRate } from './clustered.js';
import type { SetRow } from './set-row.js';

/** Counts the sets of one attribute under one condition; holds one open set, and a few numbers for each item and group. */
export interface AttributeTally {
  add(observation: Pick<Observation, 'item' | 'followUp'>, set: string, group: string): void;
  row(): SetRow;
}

interface OpenSet {
  readonly id: string;
  readonly item: string;
  /** Group to its answer; undefined where none could be read. */
  readonly answers: Map<string, string | undefined>;
}

interface Counts {
  of: number;
  apart: number;
  unanswered: number;
}

export function createAttributeTally(condition: Condition, category: string, attribute: string): AttributeTally {
  const items = new Map<string, { count: number; of: number }>();
  const groups = new Map<string, Counts>();
  let inconclusive = 0;
  let open: OpenSet | undefined;

  function close(): void {
    if (!open) return;
    const outcome = outcomeOf([...open.answers.values()]);
    if (outcome === 'unknown') inconclusive++;
    else {
      const item = items.get(open.item) ?? { count: 0, of: 0 };
      items.set(open.item, { count: item.count + (outcome === 'one answer' ? 1 : 0), of: item.of + 1 });
    }
    const most = commonest([...open.answers.values()]);
    for (const [group, answer] of open.answers) countGroup(countsOf(groups, group), answer, most);
    open = undefined;
  }

  return {
    add({ item, followUp }, set, group) {
      // A group that comes again is the set's next repetition.
      if (open && (open.id !== set || open.answers.has(group))) close();
      open ??= { id: set, item, answers: new Map() };
      open.answers.set(group, followUp.kind === 'answer' ? followUp.value : undefined);
    },
    row() {
      close();
      return {
        ...condition,
        category,
        attribute,
        sets: clusteredRate(items.values()),
        inconclusive,
        groups: [...groups].map(([group, counts]) => ({ group, ...counts })),
      };
    },
  };
}

function countGroup(counts: Counts, answer: string | undefined, most: string | undefined): void {
  if (answer === undefined) counts.unanswered++;
  else if (most !== undefined) {
    counts.of++;
    if (answer !== most) counts.apart++;
  }
}

function countsOf(groups: Map<string, Counts>, group: string): Counts {
  const known = groups.get(group) ?? { of: 0, apart: 0, unanswered: 0 };
  groups.set(group, known);
  return known;
}

/** Two answers that differ settle a set whatever the others are; one answer does only where every group has it. */
function outcomeOf(answers: readonly (string | undefined)[]): 'one answer' | 'several' | 'unknown' {
  const read = new Set(answers.filter((answer) => answer !== undefined));
  if (read.size > 1) return 'several';
  return answers.length > 1 && !answers.includes(undefined) ? 'one answer' : 'unknown';
}

/** The answer of more than half of the groups that have one. */
function commonest(answers: readonly (string | undefined)[]): string | undefined {
  const read = answers.filter((answer) => answer !== undefined);
  return read.find((answer) => read.filter((other) => other === answer).length * 2 > read.length);
}
