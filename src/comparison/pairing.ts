import { holm } from '../statistics/holm.js';
import { type Paired, type PairedItem, paired } from '../statistics/paired.js';
import type { ComparedRow, Standing } from './comparison.js';
import type { Sides } from './sides.js';

/** One asking of one case that both sides judged. */
export interface JudgedTwice {
  readonly models: Sides;
  readonly task: string;
  readonly context: boolean;
  readonly shots: string;
  readonly category: string;
  readonly item: string;
  readonly a: boolean;
  readonly b: boolean;
}

/** Counts cases that both sides judged into rows. */
export interface Pairing {
  add(judged: JudgedTwice): void;
  /** Of each condition a row per category in first-seen order, then one over all of them. */
  rows(): ComparedRow[];
}

type Condition = Omit<JudgedTwice, 'category' | 'item' | 'a' | 'b'>;

interface Counted {
  readonly condition: Condition;
  readonly categories: Map<string, Map<string, PairedItem>>;
  readonly all: Map<string, PairedItem>;
}

const NONE: PairedItem = { cases: 0, a: 0, b: 0, onlyA: 0, onlyB: 0 };
const ALPHA = 0.05;

export function createPairing(): Pairing {
  const conditions = new Map<string, Counted>();
  return {
    add({ category, item, a, b, ...condition }) {
      const { models, task, context, shots } = condition;
      const key = JSON.stringify([models.a, models.b, task, context, shots]);
      const counted = conditions.get(key) ?? { condition, categories: new Map(), all: new Map() };
      conditions.set(key, counted);
      const items = counted.categories.get(category) ?? new Map<string, PairedItem>();
      counted.categories.set(category, items);
      for (const each of [items, counted.all]) each.set(item, added(each.get(item) ?? NONE, a, b));
    },
    rows: () => [...conditions.values()].flatMap(rowsOf),
  };
}

function added({ cases, a, b, onlyA, onlyB }: PairedItem, heldA: boolean, heldB: boolean): PairedItem {
  return {
    cases: cases + 1,
    a: a + Number(heldA),
    b: b + Number(heldB),
    onlyA: onlyA + Number(heldA && !heldB),
    onlyB: onlyB + Number(heldB && !heldA),
  };
}

function rowsOf({ condition, categories, all }: Counted): ComparedRow[] {
  const rows = [...categories].map(([category, items]) => ({ category, paired: paired([...items.values()]) }));
  const adjusted = holm(rows.map((row) => row.paired.p));
  const whole = paired([...all.values()]);
  return [
    ...rows.map((row, at) => rowOf(condition, row.category, row.paired, adjusted[at] ?? null)),
    ...(rows.length > 1 ? [rowOf(condition, undefined, whole, whole.p)] : []),
  ];
}

function rowOf(condition: Condition, category: string | undefined, counted: Paired, pHolm: number | null): ComparedRow {
  return { ...condition, category, paired: counted, pHolm, standing: standing(counted, pHolm) };
}

function standing({ cases, difference }: Paired, pHolm: number | null): Standing {
  if (cases === 0 || difference === null) return 'no data';
  if (pHolm === null || pHolm >= ALPHA) return 'tied';
  return difference.difference > 0 ? 'better' : 'worse';
}
