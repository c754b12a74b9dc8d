import type { Bounds } from '../core/bounds.js';

interface Begun<R> {
  readonly result: Promise<R>;
  over: boolean;
}

/**
 * Does the work for several values at once and yields the results in the order of the values. One that takes long holds up
 * the results behind it, but not the works: they go on until so many results are held. The first failure ends it, in its
 * turn.
 */
export async function* inOrder<T, R>(
  values: AsyncIterable<T>,
  { active, held }: Bounds,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const source = values[Symbol.asyncIterator]();
  const begun: Begun<R>[] = [];
  let [running, ended] = [0, false];
  let wake: () => void = () => undefined;

  function begin(value: T): void {
    const entry: Begun<R> = { result: work(value), over: false };
    const settle = () => {
      entry.over = true;
      running--;
      wake();
    };
    entry.result.then(settle, settle);
    running++;
    begun.push(entry);
  }

  try {
    for (;;) {
      if (begun[0]?.over) yield await (begun.shift() as Begun<R>).result;
      else if (!ended && running < active && begun.length < held) {
        const next = await source.next();
        if (next.done) ended = true;
        else begin(next.value);
      } else if (begun.length === 0) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    await source.return?.();
  }
}
