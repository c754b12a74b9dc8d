import { ModelError } from '../core/errors.js';
import type { Model, Reply } from '../core/types.js';

/** The model, whose reply without a word is none: servers under load send such. What a filter or a limit cut short stays. */
export function outspoken(model: Model): Model {
  return { name: model.name, complete: async (request) => spoken(model.name, await model.complete(request)) };
}

/** The reply of a model, unless it has no word though nothing cut it short. Throws `ModelError('incomplete')`. */
export function spoken(model: string, reply: Reply): Reply {
  if (reply.finish === 'stop' && reply.text.trim() === '')
    throw new ModelError('incomplete', `${model}: the reply is empty`);
  return reply;
}
