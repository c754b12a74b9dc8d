import type { Shots } from '../core/types.js';

/** Shots as files write them, in words or as a number: 0 is `zero`, 1 is `one`, any other number is its digits. */
export function shotsOf(written: string | number): Shots {
  const text = String(written).trim();
  if (text === '0') return 'zero';
  return text === '1' ? 'one' : text;
}
