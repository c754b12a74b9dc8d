import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';

/** A JSON-lines file that is only ever appended to; each line is in the kernel's hands when `append` returns, so a killed process loses none. */
export interface AppendFile {
  append(value: unknown): void;
  close(): void;
}

/** Opens for appending. A last line that a kill tore in half is cut off first. */
export function openAppendFile(file: string): AppendFile {
  if (existsSync(file)) cutTornLine(file);
  const descriptor = openSync(file, 'a');
  return {
    append: (value) => {
      writeSync(descriptor, `${JSON.stringify(value)}\n`);
    },
    close: () => {
      fsyncSync(descriptor);
      closeSync(descriptor);
    },
  };
}

function cutTornLine(file: string): void {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(file, end);
}
