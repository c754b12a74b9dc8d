/** Counts, and tells how many came a second of late. */
export interface Meter {
  count(): void;
  /** A second, over the last ten. */
  rate(now: number): number;
}

const [SLOT, SLOTS] = [1000, 10];

export function createMeter(started: number, clock: () => number = Date.now): Meter {
  const slots = new Map<number, number>();
  return {
    count() {
      const slot = Math.floor(clock() / SLOT);
      slots.set(slot, (slots.get(slot) ?? 0) + 1);
    },
    rate(now) {
      const first = Math.floor(now / SLOT) - SLOTS;
      for (const slot of slots.keys()) if (slot < first) slots.delete(slot);
      const counted = [...slots.values()].reduce((sum, each) => sum + each, 0);
      return counted / Math.max(1, Math.min(SLOTS, (now - started) / 1000));
    },
  };
}
