import { describe, expect, it } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import { scripted } from '../../src/models/scripted.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { requestOf } from '../support/request.js';

describe('scripted', () => {
  it('answers in order: texts, replies and errors', async () => {
    const error = new ModelError('server', 'oops');
    const model = scripted(['Yes', { text: 'No', finish: 'length' }, error], 'mine');
    const replies = [];
    for (const question of ['one', 'two', 'three', 'four']) {
      replies.push(await model.complete(requestOf(question)).catch((thrown: unknown) => thrown));
    }
    expect(replies).toEqual([
      { text: 'Yes', finish: 'stop' },
      { text: 'No', finish: 'length' },
      error,
      new ModelError('no-recording', 'mine: asked once more than its 3 answers'),
    ]);
  });

  it('answers from the request', async () => {
    const model = scripted(({ messages }) => `You said ${messages[0]?.content}`);
    expect(await model.complete(requestOf('Hello'))).toEqual({ text: 'You said Hello', finish: 'stop' });
  });

  it('keeps the requests it got', async () => {
    const model = scripted(['Yes', 'No']);
    const requests = [requestOf('one', { temperature: 0 }), requestOf('two')];
    for (const request of requests) await model.complete(request);
    expect(model.requests).toEqual(requests);
  });
});

modelContract('scripted', async () => ({
  model: scripted(() => 'Yes'),
  failing: scripted([]),
  messages: [{ role: 'user', content: 'Hello' }],
}));
