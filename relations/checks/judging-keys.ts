import { z } from 'zod';

/** Spec keys that every judged invariant has. */
export const judgingKeys = {
  judge: z
    .string({ error: 'a model such as openai:gpt-4o' })
    .optional()
    .describe('The model that judges; by default that of the suite.'),
  judges: z
    .array(z.string(), { error: 'a list of models' })
    .min(1, { error: 'a list of models' })
    .optional()
    .describe('Several models that judge.'),
  votes: z
    .int({ error: 'a whole number from 1' })
    .min(1, { error: 'a whole number from 1' })
    .default(1)
    .describe('How often each judge is asked.'),
  aggregate: z
    .enum(['mean', 'median', 'lowest'], { error: 'mean, median or lowest' })
    .default('mean')
    .describe('How the votes become one score.'),
};

/** The judges that a spec names, each once; undefined: the judge of the suite. */
export function judgesOf({
  judge,
  judges,
}: {
  readonly judge?: string | undefined;
  readonly judges?: readonly string[] | undefined;
}): readonly (string | undefined)[] {
  const named = new Set([...(judges ?? []), ...(judge === undefined ? [] : [judge])]);
  return named.size > 0 ? [...named] : [undefined];
}
