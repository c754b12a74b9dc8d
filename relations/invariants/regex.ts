import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { excerpt, shortened } from '../checks/excerpt.js';
import { compilePattern } from '../checks/pattern.js';
import { flagsSchema, patternFlags } from '../checks/pattern-flags.js';
import { patternSchema } from '../checks/pattern-schema.js';
import { placeOf } from '../checks/place.js';
import { flag } from '../checks/texts.js';

const schema = z.strictObject({
  pattern: patternSchema.describe('A pattern of RE2.'),
  flags: flagsSchema.default([]).describe('`IGNORECASE`, `MULTILINE`, `DOTALL`, as a list or with | between.'),
  full: flag.default(false).describe('All of the reply must match, not a part of it.'),
});

/** A pattern matches somewhere in the reply, or (`full`) the whole reply, blanks around it aside. */
export const regex: Invariant<z.output<typeof schema>> = {
  type: 'regex',
  about: 'a pattern (RE2) matches in the reply, or all of it',
  schema,
  advice: 'describe the format in words and show one example; models copy formats better than they derive them.',
  examples: [
    { spec: { pattern: '(please|thank you|happy to help)', flags: 'IGNORECASE' }, reply: 'Thank you!', holds: true },
    { spec: { pattern: '(please|thank you|happy to help)' }, reply: 'THANK YOU!', holds: false },
    { spec: { pattern: '^- ', flags: ['MULTILINE'] }, reply: 'Steps:\n- one', holds: true },
    { spec: { pattern: '[A-Z]{3}-\\d+', full: true }, reply: 'ABC-12\n', holds: true },
    { spec: { pattern: '[A-Z]{3}-\\d+', full: true }, reply: 'It is ABC-12', holds: false },
  ],
  prepare({ pattern, flags, full }) {
    const compiled = compilePattern(pattern, patternFlags(flags));
    const wanted = `${full ? 'be' : 'contain'} a match of \`${pattern}\``;
    return ({ reply }) => {
      const matcher = compiled.matcher(full ? reply.trim() : reply);
      if (full ? matcher.matches() : matcher.find()) {
        const [found, start] = [matcher.group() ?? '', matcher.start()];
        const evidence = full
          ? `all of the reply matches \`${pattern}\``
          : `found ${excerpt(found)} at ${placeOf(reply, start)}`;
        return { status: 'held', evidence };
      }
      return {
        ...{ status: 'violated', reason: `Expected the reply to ${wanted}, got ${excerpt(reply)}` },
        ...{ expected: `a match of \`${pattern}\``, actual: shortened(reply) },
      };
    };
  },
};
