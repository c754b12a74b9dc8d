import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RunFolder } from '../store/run-folder.js';
import { scanLines } from '../store/scan-lines.js';
import type { VerdictRecord } from '../store/verdict-record.js';

/** The verdicts of a run as far as they are written; while it goes on they lie in a part for each model. */
export interface VerdictFiles {
  /** Tells of what was written since; `anew` where what was told before does not count any more. */
  read(to: { anew(): void; add(record: VerdictRecord): void }): boolean;
  readonly running: boolean;
}

interface Followed {
  readonly inode: number;
  readonly read: number;
}

export function openVerdictFiles(folder: RunFolder): VerdictFiles {
  let followed = new Map<string, Followed>();
  return {
    get running() {
      return partsOf(folder).length > 0;
    },
    read({ anew, add }) {
      const parts = partsOf(folder);
      const whole = folder.path('verdicts');
      const files = parts.length > 0 ? parts : existsSync(whole) ? [whole] : [];
      let changed = false;
      if (files.length > 0 && !goesOn(followed, files)) {
        changed = followed.size > 0;
        followed = new Map();
        anew();
      }
      for (const file of files) {
        const before = followed.get(file)?.read ?? 0;
        const read = follow(file, before, add);
        changed ||= read > before;
        followed.set(file, { inode: statSync(file).ino, read });
      }
      return changed;
    },
  };
}

function partsOf(folder: RunFolder): string[] {
  return readdirSync(folder.folder)
    .filter((name) => /^verdicts\.jsonl\.\d+\.new$/u.test(name))
    .map((name) => path.join(folder.folder, name));
}

/** Whether all that was read before is still there. */
function goesOn(followed: ReadonlyMap<string, Followed>, files: readonly string[]): boolean {
  return [...followed].every(([file, { inode, read }]) => {
    if (!files.includes(file)) return false;
    const { ino, size } = statSync(file);
    return ino === inode && size >= read;
  });
}

/** Gives where the last whole line ends. */
function follow(file: string, from: number, add: (record: VerdictRecord) => void): number {
  const lines = scanLines(file, undefined, from);
  for (let next = lines.next(); ; next = lines.next()) {
    if (next.done) return next.value;
    if (!next.value.whole) continue;
    const record: VerdictRecord = JSON.parse(next.value.bytes.toString('utf8'));
    add(record);
  }
}
