import type { Doc } from '../core/doc.js';
import { keysOf } from './keys-of.js';

/**
 * Of many values those that may have something for a text: they are found by the words and other keys of the text, without
 * asking each. What a value needs is asked once, when the first text comes; one that needs nothing certain is always there.
 */
export function byKeys<T>(
  values: readonly T[],
  needs: (value: T) => Iterable<string> | undefined,
): (doc: Doc) => readonly T[] {
  const always: T[] = [];
  const byKey = new Map<string, T[]>();
  let read = false;
  const readAll = () => {
    read = true;
    for (const value of values) {
      const keys = needs(value);
      if (!keys) always.push(value);
      for (const key of new Set(keys)) {
        const those = byKey.get(key);
        if (those) those.push(value);
        else byKey.set(key, [value]);
      }
    }
  };
  return (doc) => {
    if (!read) readAll();
    if (byKey.size === 0) return always;
    const found = new Set<T>();
    for (const key of keysOf(doc)) for (const value of byKey.get(key) ?? []) found.add(value);
    return [...always, ...found];
  };
}
