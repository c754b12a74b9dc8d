import seedrandom from 'seedrandom';

/**
 * A stream of random numbers that is passed, never global. `fork` depends on the seed and the path alone, not on how
 * much was drawn: adding an operator or dropping an item changes no other case.
 */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, below); `below` at least 1. */
  int(below: number): number;
  /** One of the values, each equally likely; throws RangeError when there is none. */
  pick<T>(values: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(values: readonly T[]): T[];
  /** An independent stream named by `path`. */
  fork(path: string): Rng;
}

export function createRng(seed: number | string): Rng {
  return new SeededRng(String(seed));
}

class SeededRng implements Rng {
  private readonly path: string;
  private source: (() => number) | undefined;

  constructor(path: string) {
    this.path = path;
  }

  next(): number {
    this.source ??= seedrandom.alea(this.path);
    return this.source();
  }

  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError('Expected at least one value to pick from');
    return values[this.int(values.length)] as T;
  }

  shuffle<T>(values: readonly T[]): T[] {
    const copy = [...values];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.int(last + 1);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  }

  fork(path: string): Rng {
    return new SeededRng(`${this.path}\u0000${path}`);
  }
}
