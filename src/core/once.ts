/** The function, which computes its value when first asked and then keeps it: a heavy package is loaded only where it is used. */
export function once<T>(load: () => T): () => T {
  let value: { readonly loaded: T } | undefined;
  return () => {
    value ??= { loaded: load() };
    return value.loaded;
  };
}
