import type { FoundPii } from './find-pii.js';

/** Makes the test whether a find is allowed: listed as it is, by the domain of an address (`@shop.example`), or with `*` for anything. */
export function allowance(allow: readonly string[]): (found: FoundPii) => boolean {
  const tests = allow.map((entry) => {
    const wanted = comparable(entry);
    if (entry.startsWith('@')) return (text: string) => text.endsWith(wanted) || text.endsWith(`.${wanted.slice(1)}`);
    const pieces = wanted.split('*');
    return (text: string) => fits(text, pieces);
  });
  return ({ text }) => tests.some((isAllowed) => isAllowed(comparable(text)));
}

/** Letter case, and what stands between the digits of a number, do not matter; the points of an IP address do. */
function comparable(text: string): string {
  const folded = text.trim().toLowerCase();
  return /^[\d\s()+.*-]+$/u.test(folded) && !/^\d{1,3}(?:\.(?:\d{1,3}|\*))+$/u.test(folded)
    ? folded.replace(/[^\d*]/gu, '')
    : folded;
}

/** Whether a text is these pieces with anything between them. */
function fits(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return text === first;
  let at = first.length;
  for (const piece of rest) {
    const next = text.indexOf(piece, at);
    if (next < 0) return false;
    at = next + piece.length;
  }
  return text.startsWith(first) && text.endsWith(last) && text.length - last.length >= at;
}
