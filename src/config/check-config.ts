import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Config } from './config.js';

const func = () => z.custom<(...given: never) => unknown>((value) => typeof value === 'function', 'a function');
const text = () => z.string('text').min(1, 'text');
const promises = () => z.record(z.string(), z.string('the name of a relation'), 'a mapping of tasks to relations');

/** Only what the engine would stumble over: what a plug-in does is for its contract suite. */
const KINDS = {
  perturbations: z.looseObject(
    {
      name: text(),
      category: text(),
      about: text(),
      expects: promises(),
      rules: z.record(
        z.string(),
        z.looseObject({ about: text(), examples: z.array(z.unknown(), 'a list'), propose: func() }),
        'a mapping of rules',
      ),
    },
    'an operator',
  ),
  relations: z.looseObject({ name: text(), about: text(), check: func(), expected: func() }, 'a relation'),
  invariants: z.looseObject(
    {
      type: text(),
      about: text(),
      schema: z.custom((value) => typeof value === 'object' && value !== null && 'safeParse' in value, 'a zod schema'),
      examples: z.array(z.unknown(), 'a list'),
      prepare: func(),
    },
    'an invariant',
  ),
  models: z.looseObject(
    { name: text(), about: text(), examples: z.array(z.string(), 'a list'), open: func() },
    'a model provider',
  ),
} as const;

/** The default export of a configuration file as one. Throws UserError with every place that is wrong. */
export function checkConfig(exported: unknown, file: string): Config {
  if (typeof exported !== 'object' || exported === null)
    throw new UserError(
      `${file}: Expected a default export such as defineConfig({ perturbations: [mine] }), got ${exported === undefined ? 'none' : exported === null ? 'null' : typeof exported}`,
    );
  const known = Object.keys(KINDS);
  const problems = Object.entries(exported).flatMap(([key, plugins]: [string, unknown]) => {
    const schema = Object.entries(KINDS).find(([kind]) => kind === key)?.[1];
    if (schema === undefined)
      return [`${key}: Expected one of ${known.join(', ')}, got \`${key}\`.${didYouMean(key, known)}`];
    const result = z.array(schema, 'a list').safeParse(plugins);
    return result.success
      ? []
      : result.error.issues.map(({ path, message }) => `${[key, ...path].join('.')}: Expected ${message}`);
  });
  if (problems.length > 0) throw new UserError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return exported;
}
