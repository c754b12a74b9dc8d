import type { Doc } from '../core/doc.js';

/** What is found of a text stands in one table for all that is asked, in the place of the question. */
type Facts = unknown[];

let asked = 0;
/** Stands for nothing that was found. */
const NOTHING = Symbol('nothing');

/** A text that keeps what is found of it. A copy (`{ ...doc, tokens }`) is another text and does not. */
export class KeepsFacts {
  readonly #facts: Facts = new Array(asked).fill(undefined);

  /** For `perDoc` alone. */
  get facts(): Facts {
    return this.#facts;
  }
}

/** What is found of texts that do not keep it themselves. */
const known = new WeakMap<Doc, Facts>();

/** What many rules ask of the same text, found once, however many texts are looked at in turn. */
export function perDoc<T>(find: (doc: Doc) => T): (doc: Doc) => T {
  const place = asked++;
  return (doc) => {
    const facts = (doc as Partial<KeepsFacts>).facts ?? factsOf(doc);
    const found = facts[place];
    if (found !== undefined) return (found === NOTHING ? undefined : found) as T;
    const value = find(doc);
    facts[place] = value === undefined ? NOTHING : value;
    return value;
  };
}

function factsOf(doc: Doc): Facts {
  const facts = known.get(doc) ?? [];
  known.set(doc, facts);
  return facts;
}
