import { z } from 'zod';
import { didYouMean } from '../core/suggest.js';
import { listed, shown } from '../datasets/shown.js';
import { list, text, word } from '../documents/schema-parts.js';
import { TASK_NAMES } from './experiment.js';

const shape = z.strictObject({
  name: text().describe('Its name in tables.').optional(),
  like: z
    .enum(TASK_NAMES)
    .describe(
      'The built-in task whose promises hold for it: "positive" stays positive when a name is swapped, and so on. Without it, only operators that serve any set of labels are used.',
    )
    .optional(),
  labels: list(word(), 'a list of at least two labels').describe('The answers that there are, as they are reported.'),
  opposites: z
    .record(z.string(), word(), { error: 'a mapping of labels to their opposites' })
    .describe('Label to its opposite; one direction is enough. A label without one is left out.')
    .optional(),
  question: text().describe('The instruction that is put to the model.'),
  aliases: z
    .record(z.string(), list(word(), 'a list of spellings'), { error: 'a mapping of labels to lists of spellings' })
    .describe('Label to other ways in which replies and datasets write it.')
    .optional(),
});

/** A task that an experiment defines by itself. */
export const taskSchema = shape.superRefine(({ labels, opposites = {}, aliases = {} }, context) => {
  const complain = (path: readonly string[], message: string, got: string, near = '') =>
    context.addIssue({ code: 'custom', path: [...path], message, params: { got, near } });
  const checkLabel = (path: readonly string[], label: string) => {
    if (!labels.includes(label)) complain(path, `one of ${listed(labels)}`, shown(label), didYouMean(label, labels));
  };
  if (labels.length === 1) complain(['labels'], 'a list of at least two labels', 'one');
  for (const label of Object.keys(aliases)) checkLabel(['aliases', label], label);
  for (const [label, opposite] of Object.entries(opposites)) {
    checkLabel(['opposites', label], label);
    checkLabel(['opposites', label], opposite);
    const back = Object.hasOwn(opposites, opposite) ? opposites[opposite] : label;
    if (back !== label || opposite === label) {
      complain(['opposites', label], 'labels that are opposites of each other', `${label}: ${opposite}`);
    }
  }
});
