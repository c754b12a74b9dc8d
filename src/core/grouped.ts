/** The values by key, in the order in which each key is first seen; no group is empty. */
export function grouped<Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => unknown,
): (readonly [Value, ...Value[]])[] {
  const groups = new Map<string, [Value, ...Value[]]>();
  for (const value of values) {
    const key = JSON.stringify(keyOf(value));
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()];
}

/** Each value once, in the order in which it is first seen. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
