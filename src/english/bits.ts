/** So many bits are in one number: a plain array of small numbers costs least. */
const BITS = 30;

/** Bits that are set in growing order, few of many: only the numbers that have some are kept. */
export class Bits {
  /** In turn, the place of a number and what it has. */
  private readonly placed: number[] = [];

  add(bit: number): void {
    const { placed } = this;
    const place = (bit / BITS) | 0;
    if (placed.at(-2) !== place) placed.push(place, 0);
    placed.push((placed.pop() ?? 0) | (1 << (bit % BITS)));
  }

  /** Sets them all among others. */
  addTo(all: number[]): void {
    const { placed } = this;
    for (let at = 0; at < placed.length; at += 2) {
      const place = placed[at] as number;
      all[place] = (all[place] as number) | (placed[at + 1] as number);
    }
  }
}

/** As many bits, none of them set. */
export function noBits(count: number): number[] {
  return new Array(Math.ceil(count / BITS)).fill(0);
}

export function hasBit(all: readonly number[], bit: number): boolean {
  return (((all[(bit / BITS) | 0] ?? 0) >> (bit % BITS)) & 1) === 1;
}
