/** Has a thing closed when the work is over; gives the thing back. */
export type Keep = <Opened>(opened: Opened, close: (opened: Opened) => unknown) => Opened;

/**
 * Does the work, then closes what it opened, the last first, also where the work failed half-way. Every one is closed,
 * whatever the others do. Rejects with the work's failure, else with the first of a close.
 */
export async function withOpened<Result>(work: (keep: Keep) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = [];
  const keep: Keep = (opened, close) => {
    closers.push(() => close(opened));
    return opened;
  };
  const [worked] = await Promise.allSettled([work(keep)]);
  const closed: PromiseSettledResult<unknown>[] = [];
  for (const close of closers.toReversed()) closed.push(...(await Promise.allSettled([(async () => await close())()])));
  if (worked.status === 'rejected') throw worked.reason;
  for (const end of closed) if (end.status === 'rejected') throw end.reason;
  return worked.value;
}
