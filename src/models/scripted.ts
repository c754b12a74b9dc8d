import { counted } from '../core/counted.js';
import { ModelError } from '../core/errors.js';
import type { Model, ModelRequest, Reply } from '../core/types.js';

/** What a scripted model does with one request: a text stands for a reply that ended by itself; an error is thrown. */
export type ScriptedAnswer = string | Reply | Error;

/** A model that also tells what it was asked. */
export interface ScriptedModel extends Model {
  /** All requests so far, in order. */
  readonly requests: readonly ModelRequest[];
}

/**
 * A model for tests: answers from a list, in order, or from a function of the request. Throws `ModelError('no-recording')`
 * when the list is at its end, and the reason of an aborted signal.
 */
export function scripted(
  answers: readonly ScriptedAnswer[] | ((request: ModelRequest) => ScriptedAnswer | Promise<ScriptedAnswer>),
  name = 'scripted',
): ScriptedModel {
  const requests: ModelRequest[] = [];
  const next = (request: ModelRequest) => {
    if (typeof answers === 'function') return answers(request);
    return (
      answers[requests.length - 1] ??
      new ModelError('no-recording', `${name}: asked once more than its ${counted(answers.length, 'answer')}`)
    );
  };
  return {
    name,
    requests,
    complete: async (request) => {
      request.signal.throwIfAborted();
      requests.push(request);
      const answer = await next(request);
      request.signal.throwIfAborted();
      if (answer instanceof Error) throw answer;
      return typeof answer === 'string' ? { text: answer, finish: 'stop' } : answer;
    },
  };
}
