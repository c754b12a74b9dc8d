/** What is known of a text that was hashed as far as it goes: four numbers of 32 bits. */
export interface PathHash {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Of an empty text. */
export const START: PathHash = { a: 1779033703, b: 3144134277 | 0, c: 1013904242, d: 2773480762 | 0 };

/**
 * The hash of a text that goes on with `more`, so that what many paths begin with is hashed once. It and `mixed` are the two
 * halves of cyrb128, by bryc, who gave it into the public domain (https://github.com/bryc/code/blob/master/jshash/PRNGs.md):
 * it seeds generators well, and fast.
 */
export function hashOn(path: PathHash, more: string): PathHash {
  let { a, b, c, d } = path;
  for (let at = 0; at < more.length; at++) {
    const code = more.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return { a, b, c, d };
}

/** Four numbers of 32 bits, each bit of which depends on the whole text. */
export function mixed(path: PathHash): readonly [number, number, number, number] {
  const a = Math.imul(path.c ^ (path.a >>> 18), 597399067);
  const b = Math.imul(path.d ^ (path.b >>> 22), 2869860233);
  const c = Math.imul(a ^ (path.c >>> 17), 951274213);
  const d = Math.imul(b ^ (path.d >>> 19), 2716044179);
  const all = a ^ b ^ c ^ d;
  return [all, b ^ all, c ^ all, d ^ all];
}

/** 32 bits of a name. */
export function hashOf(name: string): number {
  return mixed(hashOn(START, name))[0];
}

/** Other 32 bits for each: those of two that differ little differ much. The end of MurmurHash3, by Austin Appleby (public domain). */
export function spread(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
