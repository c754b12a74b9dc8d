import { describe, expect, test } from 'vitest';
import { withOpened } from '../../src/experiment/with-opened.js';

/** What was closed, in order, and what became of the work; a close of `torn` fails. */
async function closing(work: (open: (name: string) => string) => Promise<string>) {
  const closed: string[] = [];
  const ended = withOpened((keep) =>
    work((name) =>
      keep(name, async (each) => {
        await Promise.resolve();
        closed.push(each);
        if (each === 'torn') throw new Error('not closed');
      }),
    ),
  );
  const result = await ended.catch((error: Error) => error.message);
  return { result, closed };
}

describe('withOpened', () => {
  test('closes all in turn, the last first', async () => {
    const { result, closed } = await closing(async (open) => [open('log'), open('cache')].join());
    expect([result, closed]).toEqual(['log,cache', ['cache', 'log']]);
  });

  test('closes what was open where the work fails half-way, and tells that failure', async () => {
    const { result, closed } = await closing(async (open) => {
      open('log');
      open('torn');
      throw new Error('no cache');
    });
    expect([result, closed]).toEqual(['no cache', ['torn', 'log']]);
  });

  test('closes the others where one close fails, and tells it', async () => {
    const { result, closed } = await closing(async (open) => [open('log'), open('torn'), open('cache')].join());
    expect([result, closed]).toEqual(['not closed', ['cache', 'torn', 'log']]);
  });
});
