/** Where a record lies in its file, in bytes. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

/** From keys to places, 20 bytes an entry however long the records are: millions fit in memory. */
export interface KeyIndex {
  readonly size: number;
  get(key: string): Place | undefined;
  /** A key that is there already gets the new place. */
  set(key: string, place: Place): void;
}

interface Columns {
  readonly capacity: number;
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly offsets: Float64Array;
  /** Zero: the slot is free. */
  readonly lengths: Uint32Array;
}

const FIRST = 1024;
/** Share of slots in use at which the table doubles. */
const FULL = 0.6;

/** An open-addressing table over typed arrays; keys are 16 hex digits, as `hash` makes them. Throws RangeError for others. */
export function createKeyIndex(): KeyIndex {
  let columns = columnsOf(FIRST);
  let size = 0;
  return {
    get size() {
      return size;
    },
    get(key) {
      const slot = slotOf(columns, ...halves(key));
      const length = columns.lengths[slot] ?? 0;
      return length === 0 ? undefined : { offset: columns.offsets[slot] ?? 0, length };
    },
    set(key, { offset, length }) {
      if (size >= columns.capacity * FULL) columns = doubled(columns);
      const [high, low] = halves(key);
      const slot = slotOf(columns, high, low);
      if (columns.lengths[slot] === 0) size++;
      put(columns, slot, [high, low, offset, length]);
    },
  };
}

function columnsOf(capacity: number): Columns {
  return {
    capacity,
    high: new Uint32Array(capacity),
    low: new Uint32Array(capacity),
    offsets: new Float64Array(capacity),
    lengths: new Uint32Array(capacity),
  };
}

function halves(key: string): [high: number, low: number] {
  if (!/^[0-9a-f]{16}$/u.test(key)) throw new RangeError(`Expected a key of 16 hex digits, got \`${key}\``);
  return [Number.parseInt(key.slice(0, 8), 16), Number.parseInt(key.slice(8), 16)];
}

/** The slot of a key, or the free one where it would go. */
function slotOf({ capacity, high: highs, low: lows, lengths }: Columns, high: number, low: number): number {
  let slot = (high ^ low) & (capacity - 1);
  while (lengths[slot] !== 0 && (highs[slot] !== high || lows[slot] !== low)) slot = (slot + 1) & (capacity - 1);
  return slot;
}

function put(columns: Columns, slot: number, [high, low, offset, length]: readonly number[]): void {
  columns.high[slot] = high ?? 0;
  columns.low[slot] = low ?? 0;
  columns.offsets[slot] = offset ?? 0;
  columns.lengths[slot] = length ?? 0;
}

function doubled(old: Columns): Columns {
  const columns = columnsOf(old.capacity * 2);
  for (let slot = 0; slot < old.capacity; slot++) {
    const [high = 0, low = 0, length = 0] = [old.high[slot], old.low[slot], old.lengths[slot]];
    if (length > 0) put(columns, slotOf(columns, high, low), [high, low, old.offsets[slot] ?? 0, length]);
  }
  return columns;
}
