/** A table by word, without what every object inherits: a text may well hold `constructor`, and `table.constructor` is a function elsewhere. */
export function wordTable<Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null), rows));
}
