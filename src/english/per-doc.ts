import type { Doc } from '../core/doc.js';

/** What many rules ask of the same text, found once as long as they ask of no other: texts come one after the other. */
export function perDoc<T>(find: (doc: Doc) => T): (doc: Doc) => T {
  let last: { readonly doc: Doc; readonly value: T } | undefined;
  return (doc) => {
    if (last?.doc !== doc) last = { doc, value: find(doc) };
    return last.value;
  };
}
