import type { BatchResult } from '../core/batch.js';
import { ModelError } from '../core/errors.js';
import type { Reply } from '../core/types.js';
import { spoken } from './outspoken.js';

/** The reply that is read, or the `ModelError` that reading it throws. */
export function readOr(model: string, read: () => Reply): BatchResult {
  try {
    return { kind: 'reply', reply: spoken(model, read()) };
  } catch (error) {
    if (error instanceof ModelError) return { kind: 'error', error };
    throw error;
  }
}
