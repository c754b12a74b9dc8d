/**
 * Delta debugging (Zeller and Hildebrandt 2002, “Simplifying and isolating failure-inducing input”, algorithm ddmin): from
 * all of `count` changes to a set that still fails and of which no single one can be left out.
 * @param fails whether those changes, by their places from 0, are enough; asked once for each set. It is taken for granted
 * that all of them fail and none of them does not.
 */
export async function minimize(
  count: number,
  fails: (taken: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  const known = new Map<string, boolean>();
  const test = async (taken: readonly number[]): Promise<boolean> => {
    const key = taken.join();
    const result = known.get(key) ?? (await fails(taken));
    known.set(key, result);
    return result;
  };
  let taken: readonly number[] = Array.from({ length: count }, (_, at) => at);
  let parts = 2;
  while (taken.length > 1) {
    const subsets = split(taken, parts);
    const subset = await first(subsets, test);
    const complement =
      subset === undefined && parts > 2
        ? await first(
            subsets.map((part) => without(taken, part)),
            test,
          )
        : undefined;
    if (subset !== undefined) [taken, parts] = [subset, 2];
    else if (complement !== undefined) [taken, parts] = [complement, Math.max(parts - 1, 2)];
    else if (parts < taken.length) parts = Math.min(parts * 2, taken.length);
    else break;
  }
  return taken;
}

/** How many sets `minimize` tests at most: its worst case is quadratic (Zeller and Hildebrandt 2002), and no set is tested twice. */
export function testsAtMost(count: number): number {
  return Math.min(count * count + 3 * count, 2 ** Math.min(count, 30) - 1);
}

function split(taken: readonly number[], parts: number): readonly (readonly number[])[] {
  const ends = Array.from({ length: parts + 1 }, (_, at) => Math.round((at * taken.length) / parts));
  return ends.slice(1).map((end, at) => taken.slice(ends[at], end));
}

function without(taken: readonly number[], part: readonly number[]): readonly number[] {
  return taken.filter((each) => !part.includes(each));
}

async function first(
  sets: readonly (readonly number[])[],
  test: (taken: readonly number[]) => Promise<boolean>,
): Promise<readonly number[] | undefined> {
  for (const each of sets) if (await test(each)) return each;
  return undefined;
}
