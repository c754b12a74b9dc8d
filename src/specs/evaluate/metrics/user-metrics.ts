import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readAllText } from '../../../datasets/text.js';
import { type MessageTemplate, variablesOf } from '../../../prompts/message-templates.js';
import { parsePrompty } from '../../../prompts/prompty.js';
import type { PromptUnderTest } from '../../specification.js';

/** A metric of the user's own: `NAME.metric.prompty` beside the prompt. */
export interface UserMetric {
  readonly name: string;
  readonly file: string;
  readonly messages: readonly MessageTemplate[];
}

const ENDING = '.metric.prompty';
/** Whether a file is a metric, not a prompt to be tested. */
export function isMetric(file: string): boolean {
  return file.toLowerCase().endsWith(ENDING);
}

const KNOWN = ['output', 'prompt', 'rules', 'input'];

/** The metrics beside a prompt, and what is wrong with those that cannot be used. Throws UserError for a file that is no prompty. */
export async function userMetrics({ file }: Pick<PromptUnderTest, 'file'>): Promise<{
  readonly metrics: readonly UserMetric[];
  readonly notes: readonly string[];
}> {
  const folder = path.dirname(file);
  const names = readdirSync(folder).filter(isMetric).toSorted();
  const read = await Promise.all(
    names.map(async (base) => {
      const at = path.join(folder, base);
      const { messages } = parsePrompty(await readAllText(at), at);
      const unknown = variablesOf(messages).filter((name) => !KNOWN.includes(name));
      return { metric: { name: base.slice(0, -ENDING.length), file: at, messages }, unknown };
    }),
  ); // biome-ignore format: short
  return {
    metrics: read.filter(({ unknown }) => unknown.length === 0).map(({ metric }) => metric),
    notes: read
      .filter(({ unknown }) => unknown.length > 0)
      .map(({ metric, unknown }) => `${path.basename(metric.file)} is left out: it has ${unknown.map((name) => `\`${name}\``).join(', ')}, where there are ${KNOWN.join(', ')}`), // biome-ignore format: one sentence
  };
}
