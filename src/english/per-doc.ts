import type { Doc } from '../core/doc.js';

/** What many rules ask of the same text, found once, however many texts are looked at in turn. */
export function perDoc<T>(find: (doc: Doc) => T): (doc: Doc) => T {
  const found = new WeakMap<Doc, { readonly doc: Doc; readonly value: T }>();
  let last: { readonly doc: Doc; readonly value: T } | undefined;
  return (doc) => {
    if (last?.doc === doc) return last.value; // they mostly ask again before the next text
    last = found.get(doc) ?? { doc, value: find(doc) };
    found.set(doc, last);
    return last.value;
  };
}
