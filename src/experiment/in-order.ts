/**
 * Runs `work` on up to `width` values at once and yields the results in the order of the values. At most `width`
 * values and results are held, however many there are; the first failure ends it.
 */
export async function* inOrder<T, R>(
  values: AsyncIterable<T>,
  width: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const window: Promise<R>[] = [];
  for await (const value of values) {
    const result = work(value);
    result.catch(() => undefined); // it is awaited in its turn; until then a failure is not an unhandled one
    window.push(result);
    if (window.length >= width) yield await (window.shift() as Promise<R>);
  }
  for (const result of window) yield await result;
}
