import { z } from 'zod';

// An `error` here is not a sentence but what was expected, as it goes between "Expected" and "got"; see problems.ts.

/** Text that is not blank. */
export function text(expected = 'text') {
  return z.string({ error: expected }).regex(/\S/, { error: expected });
}

/** A label, an id: text, or what YAML takes for a number or a boolean. */
export function word() {
  return z.union([text(), z.number(), z.boolean()], { error: 'text' }).transform(String);
}

export function wholeNumber(least: number) {
  const error = `a whole number from ${least}`;
  return z.int({ error }).min(least, { error });
}

/** A number from `least` (or above it, where it is `open`) to `most`. */
export function number(least: number, most: number, open = false) {
  const error = open ? `a number above ${least}, at most ${most}` : `a number from ${least} to ${most}`;
  const ranged = z.number({ error }).max(most, { error });
  return open ? ranged.gt(least, { error }) : ranged.min(least, { error });
}

/** A number from 0, however large. */
export function amount(expected: string) {
  return z.number({ error: expected }).min(0, { error: expected });
}

/** A list with something in it, nothing twice. */
export function list<Entry extends z.ZodType>(entry: Entry, expected: string) {
  return z
    .array(entry, { error: expected })
    .min(1, { error: expected })
    .superRefine((entries, context) => {
      const written = entries.map((value) => JSON.stringify(value));
      for (const [at, value] of written.entries()) {
        if (written.indexOf(value) !== at) {
          context.addIssue({
            code: 'custom',
            path: [at],
            message: 'each entry once',
            params: { got: `${value} again` },
          });
        }
      }
    });
}
