import { readAllText } from '../datasets/text.js';
import type { Path } from '../documents/problems.js';
import { readDocument } from '../documents/read-document.js';
import { consistencyProblems } from './consistency.js';
import type { Experiment } from './experiment.js';
import { experimentJsonSchema } from './experiment-json-schema.js';
import { experimentSchema } from './schema.js';
import { toExperiment } from './to-experiment.js';

export interface ReadExperiment {
  readonly experiment: Experiment;
  /** Where the file says something, for errors: `['models', 0]` → `chat.yaml:9:10: models[0]`. */
  readonly at: (path: Path) => string;
}

/** Reads an experiment. Throws UserError with a line for every problem, each with file, line, column and field. */
export async function readExperiment(file: string): Promise<ReadExperiment> {
  return parseExperiment(await readAllText(file), file);
}

/** As `readExperiment`, for a text that is at hand; `file` is named in errors, and paths are relative to it. */
export function parseExperiment(text: string, file: string): ReadExperiment {
  const { value, at } = readDocument(text, file, {
    schema: experimentSchema,
    jsonSchema: experimentJsonSchema,
    consistency: consistencyProblems,
  });
  return { experiment: toExperiment(value, file), at };
}
