import { oneLine } from '../one-line.js';

/** Text in a fence that nothing in it can end, its lines kept. */
export function fenced(text: string, language = ''): string {
  const lines = text.split(/\r?\n/u).map(oneLine);
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/gu)].map(([run]) => run.length)));
  const fence = '`'.repeat(longest + 1);
  return [fence + language, ...lines, fence].join('\n');
}
