import { z } from 'zod';

/** A text that is not empty, as suites write it. */
export const text = z.string({ error: 'a text (in quotes where YAML would take it for a number)' }).min(1, {
  error: 'a text that is not empty',
});

/** One text or more. */
export const texts = z.array(text, { error: 'a list of texts' }).min(1, { error: 'one text or more' });

export const flag = z.boolean({ error: 'true or false' });

/** Whether letter case matters: it does unless the suite says otherwise. */
export const caseSensitive = flag.default(true);
