/** How long a text may be that is remembered, in UTF-16 units. */
const LONGEST = 200;

/**
 * The function, which computes a short text's value once: most replies are one of a few words. The values must not be changed.
 * @param most texts that are remembered
 */
export function remembered<T>(compute: (text: string) => T, most = 1000): (text: string) => T {
  const values = new Map<string, T>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    if (values.size >= most) values.clear();
    if (text.length <= LONGEST) values.set(text, value);
    return value;
  };
}
