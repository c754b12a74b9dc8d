import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { inBrackets, mostExpected } from '../checks/advice/expected.js';
import { shortened, shownValue } from '../checks/excerpt.js';
import { pathSchema, type Selected, select } from '../checks/json-path.js';
import { compilePattern } from '../checks/pattern.js';
import { patternSchema } from '../checks/pattern-schema.js';
import { count, IMPOSSIBLE, isPossible, isWithin, rangeText } from '../checks/range.js';
import { readJson } from '../checks/read-json.js';
import { type Demand, wrongCount, wrongValue } from '../checks/selected.js';
import { flag } from '../checks/texts.js';

const number = z.number({ error: 'a number' });
const counts = z
  .strictObject({
    min: count.optional().describe('At least so many.'),
    max: count.optional().describe('At most so many.'),
  })
  .refine(isPossible, IMPOSSIBLE);

const schema = z
  .strictObject({
    path: pathSchema.describe('What to look at, as RFC 9535 writes it.'),
    equals: z.json({ error: 'a JSON value' }).optional().describe('Every value there is this one.'),
    exists: flag.optional().describe('`false`: there is nothing at that path.'),
    matches: patternSchema.optional().describe('A pattern (RE2) that every value there, a text, has a match of.'),
    min: number.optional().describe('Every value there is a number, at least this.'),
    max: number.optional().describe('Every value there is a number, at most this.'),
    count: z
      .union([count, counts], { error: 'a whole number, or a mapping of `min` and `max`' })
      .optional()
      .describe('How many values there are.'),
    extract: flag.default(false).describe('Take the largest object or array out of prose and code fences.'),
  })
  .refine(isPossible, IMPOSSIBLE);
type Spec = z.output<typeof schema>;

/** What a JSON path (RFC 9535) selects in the reply: that it is there, how often, and what each value is. */
export const jsonPath: Invariant<Spec> = {
  type: 'json_path',
  about: 'what a JSON path selects in the reply is there, so often, and of this value',
  schema,
  advice: (_, all) => `name the field in the prompt${inBrackets(mostExpected(all))} and show a whole example reply.`,
  examples: [
    { spec: { path: '$.citations[0]' }, reply: '{"citations": ["doc_1"]}', holds: true },
    { spec: { path: '$.citations[0]' }, reply: '{"citations": []}', holds: false },
    { spec: { path: '$.status', equals: 'open' }, reply: '{"status": "open"}', holds: true },
    {
      spec: { path: '$.items[*].price', min: 0, max: 10 },
      reply: '{"items": [{"price": 3}, {"price": 30}]}',
      holds: false,
    },
    { spec: { path: '$..id', matches: '^[a-z]+$', count: 2 }, reply: '[{"id": "a"}, {"id": "b"}]', holds: true },
    { spec: { path: '$.error', exists: false }, reply: '{"error": null}', holds: false },
  ],
  prepare(spec) {
    const demands = demandsOf(spec);
    return ({ reply }) => {
      const json = readJson(reply, spec.extract);
      if (json.kind === 'none')
        return { status: 'violated', expected: spec.path, actual: shortened(reply), ...json.fault };
      const selected = select(json.value, spec.path);
      if (!selected)
        return {
          status: 'violated',
          reason: `Expected JSON that ${spec.path} can be found in, got it nested too deep`,
        };
      return (
        wrongCount(spec, selected) ??
        wrongValue(demands, selected) ?? { status: 'held', evidence: evidence(spec, selected) }
      );
    };
  },
};

function demandsOf({ equals, matches, min, max }: Spec): readonly Demand[] {
  const pattern = matches === undefined ? undefined : compilePattern(matches);
  const range = { min, max };
  const demands: Demand[] = [];
  if (equals !== undefined)
    demands.push({ wanted: `be ${shownValue(equals)}`, meets: (value) => isDeepStrictEqual(value, equals) });
  if (pattern)
    demands.push({
      wanted: `match \`${matches}\``,
      meets: (value) => typeof value === 'string' && pattern.test(value),
    });
  if (min !== undefined || max !== undefined)
    demands.push({
      wanted: `be ${rangeText(range)}`,
      meets: (value) => typeof value === 'number' && isWithin(value, range),
    });
  return demands;
}

function evidence({ path }: Spec, selected: readonly Selected[]): string {
  const shown = selected.slice(0, 3).map(({ value, pointer }) => `${shownValue(value)} at ${pointer || 'the root'}`);
  if (selected.length === 0) return `there is nothing at \`${path}\``;
  return `found ${shown.join(', ')}${selected.length > 3 ? ` and ${selected.length - 3} more` : ''}`;
}
