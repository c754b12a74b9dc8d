import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { hashOn, mixed, type PathHash, START } from './path-hash.js';

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
  /** The values in a random order, each drawn when it is asked for: cheaper than `shuffle` where few are. */
  drawn<T>(values: readonly T[]): Generator<T, undefined>;
  /** An independent stream named by `path`. */
  fork(path: string): Rng;
}

export function createRng(seed: number | string): Rng {
  return new SeededRng(undefined, String(seed));
}

/** The path of a fork of a fork, which `fork` takes at once. */
export function pathOf(...paths: readonly string[]): string {
  return paths.join(BETWEEN);
}

/** Stands between the parts of a path. */
const BETWEEN = '\u0000';

/** Most streams are forked and never drawn from: their paths are hashed when the first number is asked for. */
class SeededRng implements Rng {
  private readonly parent: SeededRng | undefined;
  private readonly name: string;
  private known: PathHash | undefined;
  private source: RandomGenerator | undefined;

  constructor(parent: SeededRng | undefined, name: string) {
    this.parent = parent;
    this.name = name;
  }

  private get path(): PathHash {
    this.known ??= this.parent ? hashOn(this.parent.path, BETWEEN + this.name) : hashOn(START, this.name);
    return this.known;
  }

  next(): number {
    this.source ??= xoroshiro128plusFromState(mixed(this.path));
    return (this.source.next() >>> 0) / 2 ** 32;
  }

  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError('Expected at least one value to pick from');
    return values[this.int(values.length)] as T;
  }

  shuffle<T>(values: readonly T[]): T[] {
    const left = [...values];
    for (let first = 0; first < left.length; first++) draw(left, first, this);
    return left;
  }

  *drawn<T>(values: readonly T[]): Generator<T, undefined> {
    const left = [...values];
    for (let first = 0; first < left.length; first++) yield draw(left, first, this);
  }

  fork(path: string): Rng {
    return new SeededRng(this, path);
  }
}

/** Puts one of the values from `first` on, each equally likely, in the place of `first`, and gives it. */
export function draw<T>(values: T[], first: number, rng: Rng): T {
  const at = first + rng.int(values.length - first);
  const drawn = values[at] as T;
  values[at] = values[first] as T;
  values[first] = drawn;
  return drawn;
}
