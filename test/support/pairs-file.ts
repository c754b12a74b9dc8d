import { writeFileSync } from 'node:fs';

/** A file of so many cases, two of each item, that takes no time to plan. */
export function writePairs(file: string, cases: number): void {
  const lines = Array.from({ length: cases }, (_, at) => {
    const item = Math.floor(at / 2);
    const source = `Call ${item} was answered after ${item % 7} minutes`;
    return JSON.stringify({
      id: `case-${at}`,
      task: 'sentiment',
      category: at % 2 ? 'typo' : 'vocab',
      source,
      follow_up: at % 2 ? `${source} or soo` : `Anyway, ${source}`,
      relation: 'same',
      label: 'Neutral',
      item: `item-${item}`,
    });
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
}
