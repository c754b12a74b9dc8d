/** A clock that stands still but for those who wait on it, which no signal can shorten. */
export interface FakeClock {
  now(): number;
  sleep(milliseconds: number, ...signals: readonly (AbortSignal | undefined)[]): Promise<void>;
  /** Lets time pass until the promise is settled. */
  until<T>(promise: Promise<T>): Promise<T>;
}

export function fakeClock(): FakeClock {
  let now = 0;
  let sleepers: { readonly at: number; readonly wake: () => void }[] = [];

  /** The next to wake, once nobody has anything left to do at this time. */
  async function advance(): Promise<void> {
    await new Promise(setImmediate);
    const next = Math.min(...sleepers.map(({ at }) => at));
    now = Math.max(now, Number.isFinite(next) ? next : now);
    const due = sleepers.filter(({ at }) => at <= now);
    sleepers = sleepers.filter(({ at }) => at > now);
    for (const { wake } of due) wake();
  }

  return {
    now: () => now,
    sleep: (milliseconds) => new Promise((wake) => sleepers.push({ at: now + milliseconds, wake })),
    async until(promise) {
      let settled = false;
      const over = () => {
        settled = true;
      };
      promise.then(over, over);
      while (!settled) await advance();
      return promise;
    },
  };
}
