/** What all of them give. The first failure ends the others, and is thrown when none is left that would still write. */
export async function allEnded<T>(works: readonly Promise<T>[], abandon: AbortController): Promise<T[]> {
  for (const work of works) work.catch((error: unknown) => abandon.abort(error));
  await Promise.allSettled(works);
  abandon.signal.throwIfAborted();
  return Promise.all(works);
}
