import type { RelationName } from './types.js';

/** First and second step to what holds from source to end. What `different` changed twice may be what it was: it has no line. */
const COMPOSED: ReadonlyMap<RelationName, ReadonlyMap<RelationName, RelationName>> = new Map([
  ['same', new Map([['same', 'same'], ['opposite', 'opposite']])],
  ['opposite', new Map([['same', 'opposite'], ['opposite', 'same']])],
]); // biome-ignore format: a table

/**
 * The relation between a source and the follow-up of its follow-up, from the relations of the two steps; undefined where
 * they settle none (anything with `different` or a relation of the user's own). Associative.
 */
export function composeRelations(first: RelationName, second: RelationName): RelationName | undefined {
  return COMPOSED.get(first)?.get(second);
}

/** Whether a relation composes with any other. */
export function composable(relation: RelationName): boolean {
  return COMPOSED.has(relation);
}
