import type { Doc } from '../core/doc.js';
import { keyNamed, keysOf } from './keys-of.js';

let lists = 0;

/** The number of a new list that is found by keys. */
export function newList(): number {
  return lists++;
}

/** What stands at a place of a list is found by a key. */
export function findBy(name: string, list: number, place: number): void {
  const { places } = keyNamed(name);
  while (places.length <= list) places.push(undefined);
  const those = places[list];
  if (those) those.push(place);
  else places[list] = [place];
}

/**
 * Of many values those that may have something for a text, in an array of its own: they are found by the words and other keys
 * of the text, without asking each. What a value needs is asked once, when the first text comes; one that needs nothing
 * certain is always there.
 */
export function byKeys<T>(values: readonly T[], needs: (value: T) => Iterable<string> | undefined): (doc: Doc) => T[] {
  const list = newList();
  const always: T[] = [];
  let read = false;
  /** For each value the number of the text that it was found for last. */
  const lastFor = new Float64Array(values.length);
  let text = 0;
  const readAll = () => {
    read = true;
    for (const [place, value] of values.entries()) {
      const keys = needs(value);
      if (keys) for (const key of new Set(keys)) findBy(key, list, place);
      else always.push(value);
    }
  };
  return (doc) => {
    if (!read) readAll();
    const found = [...always];
    if (always.length === values.length) return found;
    text++;
    for (const key of keysOf(doc))
      for (const place of key.places[list] ?? NONE) {
        if (lastFor[place] === text) continue;
        lastFor[place] = text;
        found.push(values[place] as T);
      }
    return found;
  };
}

const NONE: readonly number[] = [];
