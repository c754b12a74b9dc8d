/** From texts to whole numbers from 0 to 2³²−2. */
export interface TextTable {
  readonly size: number;
  get(text: string): number | undefined;
  set(text: string, value: number): void;
}

interface Columns {
  readonly capacity: number;
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  /** One more than the value; zero: the slot is free. */
  readonly values: Uint32Array;
}

const FIRST = 256;
/** Share of slots in use at which the table doubles. */
const FULL = 0.6;

/**
 * A Map that holds 64-bit hashes in the place of its texts, 20 to 40 bytes an entry however long they are. Two of a million
 * texts are taken for one with probability 3·10⁻⁸.
 */
export function createTextTable(): TextTable {
  let columns = columnsOf(FIRST);
  let size = 0;
  return {
    get size() {
      return size;
    },
    get(text) {
      const [high, low] = halves(text);
      const value = columns.values[slotOf(columns, high, low)] ?? 0;
      return value === 0 ? undefined : value - 1;
    },
    set(text, value) {
      if (size >= columns.capacity * FULL) columns = doubled(columns);
      const [high, low] = halves(text);
      const slot = slotOf(columns, high, low);
      if (columns.values[slot] === 0) size++;
      put(columns, slot, high, low, value + 1);
    },
  };
}

/** Two products over the text with multipliers of their own, each stirred into the other at the end, as in MurmurHash3. */
function halves(text: string): [high: number, low: number] {
  let [high, low] = [0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x5bd1e995);
    high ^= high >>> 15;
    low = Math.imul(low ^ unit, 0xcc9e2d51);
    low ^= low >>> 13;
  }
  high = stirred(high ^ Math.imul(low, 0x1b873593));
  low = stirred(low ^ Math.imul(high, 0x27d4eb2f));
  return [high, low];
}

function stirred(half: number): number {
  let mixed = Math.imul(half ^ (half >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function columnsOf(capacity: number): Columns {
  const [high, low, values] = [new Uint32Array(capacity), new Uint32Array(capacity), new Uint32Array(capacity)];
  return { capacity, high, low, values };
}

/** The slot of a key, or the free one where it would go. */
function slotOf({ capacity, high: highs, low: lows, values }: Columns, high: number, low: number): number {
  let slot = (high ^ low) & (capacity - 1);
  while (values[slot] !== 0 && (highs[slot] !== high || lows[slot] !== low)) slot = (slot + 1) & (capacity - 1);
  return slot;
}

function put({ high: highs, low: lows, values }: Columns, slot: number, high = 0, low = 0, value = 0): void {
  highs[slot] = high;
  lows[slot] = low;
  values[slot] = value;
}

function doubled(old: Columns): Columns {
  const columns = columnsOf(old.capacity * 2);
  for (let slot = 0; slot < old.capacity; slot++) {
    const [high = 0, low = 0, value = 0] = [old.high[slot], old.low[slot], old.values[slot]];
    if (value > 0) put(columns, slotOf(columns, high, low), high, low, value);
  }
  return columns;
}
