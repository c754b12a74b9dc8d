/** Lets so many calls run at once as `width` says at the time; the others wait their turn, first come first served. */
export interface Turns {
  /** How many wait. */
  readonly waiting: number;
  take<T>(call: () => Promise<T>): Promise<T>;
}

export function createTurns(width: () => number): Turns {
  let running = 0;
  let line: (() => void)[] = [];
  let head = 0;
  const admit = () => {
    while (running < width() && head < line.length) {
      running++;
      line[head++]?.();
    }
    if (head > 1024 && head * 2 > line.length) {
      line = line.slice(head);
      head = 0;
    }
  };
  return {
    get waiting() {
      return line.length - head;
    },
    async take(call) {
      await new Promise<void>((resolve) => {
        line.push(resolve);
        admit();
      });
      try {
        return await call();
      } finally {
        running--;
        admit();
      }
    },
  };
}
