/** `{[key]: value}` to spread into an object, or nothing where there is no value. */
export function given<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } {
  // The type of a computed key is `string` to the compiler.
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
}
