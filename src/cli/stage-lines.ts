import { plainText } from '../core/plain-text.js';
import type { PartReport, StageReport } from '../specs/stages/stage-report.js';

/** Of more parts than these that share an outcome only the first are named. */
const NAMED = 6;

/** What a stage did, in a line, and what was found below it. */
export function stageLines({ artefact, parts, notes }: StageReport): string {
  const groups = new Map<string, PartReport[]>();
  for (const part of parts) {
    const text = outcome(part);
    groups.set(text, [...(groups.get(text) ?? []), part]);
  }
  const said = [...groups].map(([text, of]) => {
    const [first] = of;
    return first?.part === 'all' ? text : `${named(of.map(({ part }) => part))} ${text}`;
  });
  const line = `${artefact.padEnd(16)} ${said.length === 0 ? 'none' : said.join('; ')}`;
  return [line, ...notes.map((text) => `  ${text}`)].map((text) => `${plainText(text)}\n`).join('');
}

function outcome({ how, because, by }: PartReport): string {
  if (how === 'edited') return `edited: ${because ?? 'kept as it is'}`;
  if (how === 'not made') return `not made: ${because ?? ''}`;
  const why = because === undefined ? '' : ` because ${because}`;
  const who = how === 'made' || how === 'made anew' ? ` by ${by}` : ` (made by ${by})`;
  return how === 'left out' ? `left out${why}` : `${how}${who}${why}`;
}

function named(parts: readonly string[]): string {
  const rest = parts.length - NAMED;
  return rest > 1 ? `${parts.slice(0, NAMED).join(', ')} and ${rest} more` : parts.join(', ');
}
