import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model, ModelRequest } from '../core/types.js';

/** What the suite needs of one implementation: a model that has an answer to `messages`, and one that cannot answer. */
export interface ModelUnderTest {
  readonly model: Model;
  readonly messages: ModelRequest['messages'];
  /** The same kind of model in a state in which every request fails; without it, it cannot fail. */
  readonly failing?: Model;
  close?(): Promise<void>;
}

/** The laws that every model keeps. */
export function modelContract(name: string, open: () => Promise<ModelUnderTest>): void {
  describe(`${name} keeps the model contract`, () => {
    let tested: ModelUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(async () => await tested.close?.());
    const request = (signal = new AbortController().signal) => ({ messages: tested.messages, params: {}, signal });

    it('has a name', () => {
      expect(tested.model.name).toMatch(/\S/);
    });

    it('replies with text and says why it stopped', async () => {
      const reply = await tested.model.complete(request());
      expect(reply.text).toMatch(/\S/);
      expect(['stop', 'length', 'filtered']).toContain(reply.finish);
    });

    it('leaves the request as it was', async () => {
      const before = JSON.stringify(tested.messages);
      await tested.model.complete(request());
      expect(JSON.stringify(tested.messages)).toBe(before);
    });

    it('answers many requests at once under one signal', async () => {
      const { signal } = new AbortController();
      const replies = await Promise.all(Array.from({ length: 20 }, () => tested.model.complete(request(signal))));
      expect(replies.filter(({ text }) => /\S/.test(text))).toHaveLength(20);
    });

    it('rejects with the reason of a signal that was aborted before', async () => {
      const reason = new Error('enough');
      await expect(tested.model.complete(request(AbortSignal.abort(reason)))).rejects.toBe(reason);
    });

    it('throws a ModelError instead of replying with an error', async () => {
      if (tested.failing === undefined) return;
      await expect(tested.failing.complete(request())).rejects.toMatchObject({ name: 'ModelError' });
    });
  });
}
