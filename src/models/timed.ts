import type { Model } from '../core/types.js';
import { within } from './within.js';

/** The model, given so many milliseconds for each attempt; its replies say how many they took. Rejects with `ModelError('timeout')`. */
export function timed(model: Model, deadline: number): Model {
  return {
    name: model.name,
    async complete({ signal, ...request }) {
      const started = performance.now();
      const reply = await within({ signal, deadline }, (own) => model.complete({ ...request, signal: own }));
      return { ...reply, ms: Math.round(performance.now() - started) };
    },
  };
}
