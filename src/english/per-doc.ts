import type { Doc } from '../core/doc.js';

/** What is found of each text: one table for all that is asked, for each table of its own costs the garbage collector time. */
const known = new WeakMap<Doc, unknown[]>();
let asked = 0;
/** Those of the text that was asked about last: rules mostly ask again before the next text. */
let last: { readonly doc: Doc; readonly facts: unknown[] } | undefined;

/** What many rules ask of the same text, found once, however many texts are looked at in turn. */
export function perDoc<T>(find: (doc: Doc) => T): (doc: Doc) => T {
  const place = asked++;
  return (doc) => {
    const facts = last?.doc === doc ? last.facts : factsOf(doc);
    if (place in facts) return facts[place] as T;
    const value = find(doc);
    facts[place] = value;
    return value;
  };
}

function factsOf(doc: Doc): unknown[] {
  const facts = known.get(doc) ?? [];
  known.set(doc, facts);
  last = { doc, facts };
  return facts;
}
