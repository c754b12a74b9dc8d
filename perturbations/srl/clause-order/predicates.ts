import { type Doc, lowerOpening, type Token } from '../../../src/plugin.js';

export function exchange(doc: Doc, left: readonly Token[], right: readonly Token[], opens: boolean) {
  const [one, two, end, last] = [left[0], right[0], left.at(-1), right.at(-1)];
  if (!one || !two || !end || !last) return undefined;
  const capital = opens && /^\p{Lu}/u.test(one.text);
  const later = doc.text.slice(two.start, last.end);
  const earlier = doc.text.slice(one.end, end.end);
  return [
    { start: one.start, end: end.end, text: capital ? later.charAt(0).toUpperCase() + later.slice(1) : later },
    { start: two.start, end: last.end, text: `${opens ? lowerOpening(one) : one.text}${earlier}` },
  ];
}
