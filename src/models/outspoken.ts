import { ModelError } from '../core/errors.js';
import type { Model } from '../core/types.js';

/** The model, whose reply without a word is none: servers under load send such. What a filter or a limit cut short stays. */
export function outspoken(model: Model): Model {
  return {
    name: model.name,
    async complete(request) {
      const reply = await model.complete(request);
      if (reply.finish === 'stop' && reply.text.trim() === '')
        throw new ModelError('incomplete', `${model.name}: the reply is empty`);
      return reply;
    },
  };
}
