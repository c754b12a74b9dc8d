/** Texts that are remembered at most, and how long they may be. */
const [MOST, LONGEST] = [1000, 200];

/** The function, which computes a short text's value once: most replies are one of a few words. The values must not be changed. */
export function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const values = new Map<string, T>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    if (values.size >= MOST) values.clear();
    if (text.length <= LONGEST) values.set(text, value);
    return value;
  };
}
