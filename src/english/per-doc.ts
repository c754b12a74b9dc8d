import type { Doc } from '../core/doc.js';

/** What many rules ask of the same text, found once for each. */
export function perDoc<T>(find: (doc: Doc) => T): (doc: Doc) => T {
  const known = new WeakMap<Doc, { readonly value: T }>();
  return (doc) => {
    let found = known.get(doc);
    if (!found) {
      found = { value: find(doc) };
      known.set(doc, found);
    }
    return found.value;
  };
}
