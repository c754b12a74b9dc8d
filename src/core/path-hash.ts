/** What is known of a text that was hashed as far as it goes: four numbers of 32 bits. */
export type PathHash = readonly [number, number, number, number];

/** Of an empty text. */
export const START: PathHash = [1779033703, 3144134277, 1013904242, 2773480762];

/**
 * The hash of a text that goes on with `more`, so that what many paths begin with is hashed once. It and `mixed` are the two
 * halves of cyrb128, by bryc, who gave it into the public domain (https://github.com/bryc/code/blob/master/jshash/PRNGs.md):
 * it seeds generators well, and fast.
 */
export function hashOn([first, second, third, fourth]: PathHash, more: string): PathHash {
  let [a, b, c, d] = [first, second, third, fourth];
  for (let at = 0; at < more.length; at++) {
    const code = more.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a, b, c, d];
}

/** 128 bits, each of which depends on the whole text. */
export function mixed([first, second, third, fourth]: PathHash): PathHash {
  const a = Math.imul(third ^ (first >>> 18), 597399067);
  const b = Math.imul(fourth ^ (second >>> 22), 2869860233);
  const c = Math.imul(a ^ (third >>> 17), 951274213);
  const d = Math.imul(b ^ (fourth >>> 19), 2716044179);
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
