import { z } from 'zod';

/** Who made it, for whoever reads the file; a person may leave it out. */
export function madeBy() {
  return z.string({ error: 'text' }).describe('Who made it: a model, or `embedded`.').optional();
}
