import type { Outcome } from '../core/types.js';
import type { Asked } from './asker.js';

/** What an asking came to: a reply that a filter withheld is a refusal, and no reply is never an answer. */
export function outcomeOf(asked: Asked, read: (reply: string) => Outcome): Outcome {
  if (asked.kind === 'error') return asked;
  return asked.finish === 'filtered' ? { kind: 'refused', reply: asked.text } : read(asked.text);
}
