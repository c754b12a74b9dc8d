import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ModelError, UserError } from '../../src/core/errors.js';
import type { Message, Model } from '../../src/core/types.js';
import { type AskerOptions, createAsker } from '../../src/experiment/asker.js';
import { createFatality } from '../../src/experiment/fatality.js';
import { RunStopped } from '../../src/experiment/run-stopped.js';
import type { Settled } from '../../src/experiment/watcher.js';
import { scripted } from '../../src/models/scripted.js';
import { openErrorLog } from '../../src/store/error-log.js';
import { openReplyCache } from '../../src/store/reply-cache.js';
import { openReplyLog } from '../../src/store/reply-log.js';
import { freshFolders } from '../support/folder.js';

const folder = freshFolders();
const says = (content: string): Message[] => [{ role: 'user', content }];
const busy = new ModelError('server', 'HTTP 500');

/** One session in a run's folder. */
function session(model: Model, into: string, more: Partial<AskerOptions> & { again?: boolean; cached?: string } = {}) {
  const { again = false, cached, ...given } = more;
  const told: string[] = [];
  const log = openReplyLog(path.join(into, 'replies.jsonl'));
  const errors = openErrorLog(path.join(into, 'errors.jsonl'), { again });
  const of = { model: model.name, baseUrl: undefined };
  const cache = cached === undefined ? undefined : openReplyCache(cached, of);
  const abandon = new AbortController();
  const asker = createAsker({
    ...{ model, baseUrl: undefined, params: {}, abandon, log, errors, cache, fatality: createFatality() },
    onSettled: ({ how }: Settled) => void told.push(how),
    ...given,
  });
  const close = () => {
    for (const open of [log, errors, cache]) open?.close();
  };
  return { asker, told, abandon, log, errors, close };
}

describe('asker', () => {
  test('asks what is equal once, at one time and later, and each turn anew', async () => {
    const model = scripted(() => 'Yes');
    const { asker, told, close } = session(model, folder());
    await Promise.all([asker.ask(says('a'), 0), asker.ask(says('a'), 0), asker.ask(says('a'), 1)]);
    await asker.ask(says('a'), 0);
    expect([model.requests.length, told.sort()]).toEqual([2, ['answered', 'answered', 'kept', 'kept']]);
    close();
  });

  test('what differs in model, address, parameters or messages is asked apart', async () => {
    const into = folder();
    const asked = async (name: string, more: Partial<AskerOptions>, messages = says('a')) => {
      const model = scripted(() => 'Yes', name);
      const { asker, close } = session(model, into, more);
      await asker.ask(messages, 0);
      close();
      return model.requests.length;
    };
    expect(await asked('m', {})).toBe(1);
    expect(await asked('m', {})).toBe(0);
    expect(await asked('other', {})).toBe(1);
    expect(await asked('m', { baseUrl: 'http://127.0.0.1/v1' })).toBe(1);
    expect(await asked('m', { params: { temperature: 0 } })).toBe(1);
    expect(await asked('m', {}, says('b'))).toBe(1);
    expect(await asked('m', {}, [{ role: 'system', content: 'a' }])).toBe(1);
  });

  test('the cache of an earlier run answers, is logged as such, and gives no reply twice', async () => {
    const [cached, first, second] = [folder(), folder(), folder()];
    const one = session(scripted(['Yes']), first, { cached });
    await one.asker.ask(says('a'), 0);
    one.close();
    const model = scripted(['No']);
    const two = session(model, second, { cached });
    expect(await two.asker.ask(says('a'), 0)).toMatchObject({ kind: 'reply', text: 'Yes' });
    expect(await two.asker.ask(says('a'), 1)).toMatchObject({ kind: 'reply', text: 'No' });
    expect([model.requests.length, two.told, two.log.size]).toEqual([1, ['kept', 'answered'], 2]);
    two.close();
    expect(openReplyLog(path.join(second, 'replies.jsonl')).size).toBe(2);
  });

  test('what was given up is an error that is listed, and is asked again only on demand', async () => {
    const into = folder();
    const error = { kind: 'error', reason: 'HTTP 500' };
    const one = session(scripted([busy]), into);
    expect(await one.asker.ask(says('a'), 0)).toEqual(error);
    expect([one.told, one.errors.size, one.log.size]).toEqual([['error'], 1, 0]);
    one.close();
    const none = scripted([]);
    const two = session(none, into);
    expect([await two.asker.ask(says('a'), 0), none.requests.length]).toEqual([error, 0]);
    two.close();
    const three = session(scripted(['Yes']), into, { again: true });
    expect(await three.asker.ask(says('a'), 0)).toMatchObject({ text: 'Yes' });
    expect([three.errors.size, three.log.size]).toEqual([0, 1]);
    three.close();
  });

  test('a request that is stopped is neither answered nor given up, and the others go on', async () => {
    const model = scripted(({ messages }) => (messages[0]?.content === 'a' ? new RunStopped('enough') : 'Yes'));
    const { asker, errors, abandon, close } = session(model, folder());
    await expect(asker.ask(says('a'), 0)).rejects.toThrow(RunStopped);
    expect(await asker.ask(says('b'), 0)).toMatchObject({ text: 'Yes' });
    expect([errors.size, abandon.signal.aborted]).toEqual([0, false]);
    close();
  });

  test('a model that is over fails what it is asked, and lists none of it', async () => {
    const fatality = createFatality();
    const refused = new ModelError('key', 'the key was refused');
    fatality.failed(refused);
    const { asker, errors, close } = session(scripted([refused]), folder(), { fatality });
    expect(await asker.ask(says('a'), 0)).toEqual({ kind: 'error', reason: refused.message });
    expect(errors.size).toBe(0);
    close();
  });

  test('a reply that cannot be kept ends all that is under way: it would be paid for in vain', async () => {
    const full = new UserError('replies.jsonl: Expected room on the disk (ENOSPC)');
    const hangs: Model = {
      name: 'm',
      complete: ({ messages, signal }) =>
        messages[0]?.content === 'a'
          ? Promise.resolve({ text: 'Yes', finish: 'stop' })
          : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    };
    const into = folder();
    const log = openReplyLog(path.join(into, 'full.jsonl'));
    const refusing = {
      ...{ size: 0, has: () => false, get: () => undefined, close: log.close },
      add: () => {
        throw full;
      },
    };
    const { asker, close } = session(hangs, into, { log: refusing });
    const others = [asker.ask(says('b'), 0), asker.ask(says('c'), 0)];
    const one = asker.ask(says('a'), 0);
    for (const ask of [one, ...others]) await expect(ask).rejects.toBe(full);
    await asker.idle();
    close();
  });

  test('is idle when nothing is under way', async () => {
    let answer: (text: string) => void = () => undefined;
    const model = scripted(() => new Promise<string>((resolve) => (answer = resolve)));
    const { asker, log, close } = session(model, folder());
    const asked = asker.ask(says('a'), 0);
    let idle = false;
    const waited = asker.idle().then(() => {
      idle = true;
    });
    await new Promise(setImmediate);
    expect(idle).toBe(false);
    answer('Yes');
    await waited;
    expect([log.size, (await asked).kind]).toEqual([1, 'reply']);
    close();
  });
});
