/** Gathers values into batches: each goes when it is full, or a moment after its first value came. */
export interface Batcher<T> {
  add(value: T): void;
  /** What has not gone yet; it goes no more. */
  take(): readonly T[];
}

export interface BatcherOptions<T> {
  readonly size: number;
  /** Milliseconds that a first value waits for others. */
  readonly patience: number;
  readonly send: (batch: readonly T[]) => void;
}

export function createBatcher<T>({ size, patience, send }: BatcherOptions<T>): Batcher<T> {
  let gathered: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = gathered;
    gathered = [];
    return taken;
  };
  const go = () => send(take());
  return {
    take,
    add(value) {
      gathered.push(value);
      if (gathered.length >= size) go();
      else timer ??= setTimeout(go, patience);
    },
  };
}
