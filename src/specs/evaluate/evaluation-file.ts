import { replaceFile } from '../../store/run-folder.js';
import type { Evaluation } from './evaluation.js';

/** What was found, a line each, in the order of the tests; all at once, for the replies that it comes from are kept already. */
export function writeEvaluation(file: string, { outputs, judged }: Evaluation): void {
  const lines = [...judged, ...outputs].map((each) => `${JSON.stringify(each)}\n`);
  replaceFile(file, lines.join(''));
}
