/** So many bits are in one number: a plain array of small numbers costs least. */
const BITS = 30;

/** Bits that are set in growing order, few of many: only the numbers that have some are kept. */
export class Bits {
  private readonly places: number[] = [];
  private readonly masks: number[] = [];

  add(bit: number): void {
    const place = (bit / BITS) | 0;
    if (this.places.at(-1) !== place) {
      this.places.push(place);
      this.masks.push(0);
    }
    this.masks.push((this.masks.pop() ?? 0) | (1 << (bit % BITS)));
  }

  /** Sets them all among others. */
  addTo(all: number[]): void {
    const { places, masks } = this;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      all[place] = (all[place] as number) | (masks[at] as number);
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
