import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import type { Model } from '../../src/core/types.js';
import { createBudget } from '../../src/experiment/budget.js';
import { openAsking } from '../../src/experiment/open-asking.js';
import { scripted } from '../../src/models/scripted.js';
import { openErrorLog } from '../../src/store/error-log.js';
import { openReplyLog } from '../../src/store/reply-log.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

/** A model that is asked as a run asks it, without a cache, and how many requests were given up for their own sake. */
function opened(model: Model) {
  const folder = fresh();
  const log = openReplyLog(path.join(folder, 'replies.jsonl'));
  const errors = openErrorLog(path.join(folder, 'errors.jsonl'), { again: false });
  const spec = { provider: 'openai', name: 'stub', maxConcurrency: 2 };
  const none = { address: undefined, price: undefined, maxTokens: undefined, file: undefined, batch: undefined };
  const { asker, fatality } = openAsking(
    { spec, model, local: false, ...none },
    { params: {} },
    {
      ...{ log, errors, cache: undefined, budget: createBudget() },
      ...{ stopping: new AbortController().signal, abandon: new AbortController() },
      watcher: { planned: () => undefined, settled: () => undefined, note: () => undefined },
    },
  );
  return { ask: (content: string) => asker.ask([{ role: 'user', content }], 0), fatality, errors };
}

describe('a model that is not asked on', () => {
  test('is not waited for: a request that an hour of waiting was asked of ends with it', async () => {
    const { ask, errors } = opened(
      scripted(({ messages }) =>
        messages[0]?.content === 'slow'
          ? new ModelError('server', 'later', { retryAfter: 500_000 })
          : new ModelError('key', 'the key was refused'),
      ),
    );
    expect(await Promise.all([ask('slow'), ask('other')])).toMatchObject([{ kind: 'error' }, { kind: 'error' }]);
    expect(errors.size).toBe(0); // neither was given up for its own sake: resume asks both
  });

  test('is one that answered before and then calls five requests in a row bad', async () => {
    const model = scripted(({ messages }) =>
      messages[0]?.content === 'good' ? 'Yes' : new ModelError('bad-request', 'no such parameter'),
    );
    const { ask, fatality } = opened(model);
    await ask('good');
    for (let at = 0; at < 4; at++) await ask(`bad ${at}`);
    expect(fatality.over).toBeUndefined();
    for (let at = 4; at < 10; at++) await ask(`bad ${at}`);
    expect(fatality.over).toMatchObject({ kind: 'bad-request' });
    expect(model.requests).toHaveLength(6);
  });

  test('is one whose first answer is that the request is bad, also where it failed otherwise before', async () => {
    let failures = 0;
    const model = scripted(() => new ModelError(failures++ === 0 ? 'incomplete' : 'bad-request', 'no'));
    const { ask, fatality } = opened(model);
    await ask('any');
    expect([fatality.over?.kind, model.requests.length]).toEqual(['bad-request', 2]);
  });
});
