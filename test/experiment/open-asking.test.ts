import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import { createBudget } from '../../src/experiment/budget.js';
import { openAsking } from '../../src/experiment/open-asking.js';
import { scripted } from '../../src/models/scripted.js';
import { openErrorLog } from '../../src/store/error-log.js';
import { openReplyLog } from '../../src/store/reply-log.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-asking-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a model that is not asked on', () => {
  test('is not waited for: a request that an hour of waiting was asked of ends with it', async () => {
    const model = scripted(({ messages }) =>
      messages[0]?.content === 'slow'
        ? new ModelError('server', 'later', { retryAfter: 500_000 })
        : new ModelError('key', 'the key was refused'),
    );
    const log = openReplyLog(path.join(folder, 'replies.jsonl'));
    const errors = openErrorLog(path.join(folder, 'errors.jsonl'), { again: false });
    const spec = { provider: 'openai', name: 'stub', maxConcurrency: 2 };
    const { asker, close } = openAsking(
      {
        spec,
        address: undefined,
        model,
        local: false,
        price: undefined,
        maxTokens: undefined,
        file: undefined,
        batch: undefined,
      },
      { params: {} },
      {
        ...{ log, errors, cache: undefined, budget: createBudget() },
        ...{ stopping: new AbortController().signal, abandon: new AbortController() },
        watcher: { planned: () => undefined, settled: () => undefined, note: () => undefined },
      },
    );
    const slow = asker.ask([{ role: 'user', content: 'slow' }], 0);
    const other = asker.ask([{ role: 'user', content: 'other' }], 0);
    expect(await Promise.all([slow, other])).toMatchObject([{ kind: 'error' }, { kind: 'error' }]);
    expect(errors.size).toBe(0); // neither was given up for its own sake: resume asks both
    close();
    errors.close();
    log.close();
  });
});
