import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { Rng } from '../core/rng.js';
import { scanLines } from '../store/scan-lines.js';

interface Block {
  readonly offset: number;
  readonly length: number;
}

/**
 * Copies a file of cases with its items in a random order, the cases of each item together: what is decided early must not
 * hang on how a dataset happens to be sorted. Memory holds where each item lies.
 */
export function shuffleCases(from: string, to: string, rng: Rng): void {
  const blocks = rng.shuffle(blocksOf(from));
  const [source, target] = [openSync(from, 'r'), openSync(to, 'w')];
  try {
    for (const { offset, length } of blocks) {
      const bytes = Buffer.allocUnsafe(length);
      readSync(source, bytes, 0, length, offset);
      for (let written = 0; written < length; ) written += writeSync(target, bytes, written, length - written);
    }
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

/** The lines that follow each other and are of one item. */
function blocksOf(file: string): readonly Block[] {
  const blocks: { offset: number; length: number }[] = [];
  let item: unknown;
  for (const { offset, bytes } of scanLines(file)) {
    const of = (JSON.parse(bytes.toString('utf8')) as { item?: unknown }).item;
    const last = blocks.at(-1);
    if (last && of === item) last.length += bytes.length + 1;
    else blocks.push({ offset, length: bytes.length + 1 });
    item = of;
  }
  return blocks;
}
