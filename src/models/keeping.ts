import type { Model } from '../core/types.js';

/** The model, whose reply is what it is asked for only once whoever asked has made it safe: under a pace, no other request takes its place before. */
export function keeping(model: Model): Model {
  return {
    name: model.name,
    async complete(request) {
      const reply = await model.complete(request);
      await request.keep?.(reply);
      return reply;
    },
  };
}
