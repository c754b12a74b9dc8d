import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { follow } from './follow.js';

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
        const read = follow(file, before, (record) => add(record as VerdictRecord));
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
