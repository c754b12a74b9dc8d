import { z } from 'zod';
import { compilePattern } from './pattern.js';

/** A pattern of RE2, refused with the reason when the suite is read. */
export const patternSchema = z.string({ error: 'a pattern' }).check(({ value, issues }) => {
  try {
    compilePattern(value);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    issues.push({ code: 'custom', input: value, message: `a pattern ${message}` });
  }
});
