/**
 * Alea, a generator of random numbers by Johannes Baagøe (2010), whose code, under the MIT licence, this is after. Its
 * streams are those of the package seedrandom (`alea`); it makes one object, which matters where a text has dozens of streams.
 *
 * Copyright (C) 2010 by Johannes Baagøe. Permission is hereby granted, free of charge, to any person obtaining a copy of this
 * software and associated documentation files (the "Software"), to deal in the Software without restriction, including without
 * limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
 * to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright
 * notice and this permission notice shall be included in all copies or substantial portions of the Software. The software is
 * provided "as is", without warranty of any kind, express or implied, including but not limited to the warranties of
 * merchantability, fitness for a particular purpose and noninfringement. In no event shall the authors or copyright holders be
 * liable for any claim, damages or other liability, whether in an action of contract, tort or otherwise, arising from, out of
 * or in connection with the software or the use or other dealings in the software.
 */
export class Alea {
  private first: number;
  private second: number;
  private third: number;
  private carry = 1;

  constructor(seed: string) {
    let hash = START;
    hash = mixed(hash, seed);
    this.first = within(BLANKS[0] - part(hash));
    hash = mixed(hash, seed);
    this.second = within(BLANKS[1] - part(hash));
    hash = mixed(hash, seed);
    this.third = within(BLANKS[2] - part(hash));
  }

  /** Uniform in [0, 1). */
  next(): number {
    const sum = 2091639 * this.first + this.carry * IN_32_BITS;
    this.first = this.second;
    this.second = this.third;
    this.carry = sum | 0;
    this.third = sum - this.carry;
    return this.third;
  }
}

const IN_32_BITS = 2 ** -32;

function mixed(hash: number, text: string): number {
  let n = hash;
  for (let at = 0; at < text.length; at++) {
    n += text.charCodeAt(at);
    let h = 0.02519603282416938 * n;
    n = h >>> 0;
    h -= n;
    h *= n;
    n = h >>> 0;
    h -= n;
    n += h * 2 ** 32;
  }
  return n;
}

function part(hash: number): number {
  return (hash >>> 0) * IN_32_BITS;
}

function within(number: number): number {
  return number < 0 ? number + 1 : number;
}

/** What every seed is mixed after: three blanks. */
const ONE = mixed(0xefc8249d, ' ');
const TWO = mixed(ONE, ' ');
const START = mixed(TWO, ' ');
const BLANKS = [part(ONE), part(TWO), part(START)] as const;
