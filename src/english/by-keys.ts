import type { Doc } from '../core/doc.js';
import { keyNamed, keysOf } from './keys-of.js';
import { perDoc } from './per-doc.js';

/** The values of all lists are numbered through: for each its list, and the number of the text that it was found for last. */
const listOf: number[] = [];
const lastFor: number[] = [];
let [lists, texts] = [0, 0];

/**
 * Of many values those that may have something for a text, in an array of its own: they are found by the words and other keys
 * of the text, without asking each. What a value needs is asked once, when the first text comes; one that needs nothing
 * certain is always there.
 */
export function byKeys<T>(values: readonly T[], needs: (value: T) => Iterable<string> | undefined): (doc: Doc) => T[] {
  const places = placesByKeys(values, needs);
  return (doc) => places(doc).map((place) => values[place] as T);
}

/** The same, of which it gives the places among the values. */
export function placesByKeys<T>(
  values: readonly T[],
  needs: (value: T) => Iterable<string> | undefined,
): (doc: Doc) => number[] {
  const list = lists++;
  const always: number[] = [];
  const others: number[] = [];
  let first: number | undefined;
  const readAll = () => {
    first = lastFor.length;
    for (const [place, value] of values.entries()) {
      const keys = needs(value);
      if (!keys) {
        always.push(place);
        continue;
      }
      for (const key of new Set(keys)) keyNamed(key).values.push(lastFor.length);
      lastFor.push(0);
      listOf.push(list);
      others.push(place);
    }
    return first;
  };
  return (doc) => {
    const from = first ?? readAll();
    const numbers = others.length > 0 ? foundIn(doc)[list] : undefined;
    if (!numbers) return always.slice();
    const found = new Array<number>(always.length + numbers.length);
    let at = 0;
    for (const place of always) found[at++] = place;
    for (const number of numbers) found[at++] = others[number - from] as number;
    return found;
  };
}

/** For each list the numbers of what was found of it. */
type Found = readonly (readonly number[] | undefined)[];

const looked = perDoc((): { found: Found; among: number } => ({ found: [], among: 0 }));

/** The values of all lists that a text has a key of, each once: looked up at once, for a text has many keys and there are many lists. */
function foundIn(doc: Doc): Found {
  const fact = looked(doc);
  if (fact.among !== lastFor.length) {
    fact.among = lastFor.length;
    fact.found = lookedUp(doc);
  }
  return fact.found;
}

/** What is found of each list while a text is looked up, and how many: arrays for all texts. */
const foundOf: number[][] = [];
const counts: number[] = [];

function lookedUp(doc: Doc): Found {
  texts++;
  while (counts.length < lists) {
    foundOf.push([]);
    counts.push(0);
  }
  const hit: number[] = [];
  for (const { values } of keysOf(doc))
    for (const number of values) {
      if (lastFor[number] === texts) continue;
      lastFor[number] = texts;
      const list = listOf[number] as number;
      const count = counts[list] as number;
      if (count === 0) hit.push(list);
      (foundOf[list] as number[])[count] = number;
      counts[list] = count + 1;
    }
  const found: (readonly number[] | undefined)[] = new Array(lists).fill(undefined);
  for (const list of hit) {
    found[list] = (foundOf[list] as number[]).slice(0, counts[list]);
    counts[list] = 0;
  }
  return found;
}
