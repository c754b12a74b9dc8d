import { existsSync, readSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import { openAppendFile } from './append-file.js';
import { createKeyIndex, type KeyIndex, type Place } from './key-index.js';
import { scanLines } from './scan-lines.js';

/** Records with a key, as JSON lines; in memory is where each lies, not what it says. */
export interface KeyedFile<Value extends { readonly key: string }> {
  readonly size: number;
  has(key: string): boolean;
  /** The last record of the key. Throws UserError where its line is damaged. */
  get(key: string): Value | undefined;
  add(value: Value): void;
  close(): void;
}

/** Every line that we write begins so, with the key's 16 hex digits after it. */
const HEAD = '{"key":"';
const KEY_END = HEAD.length + 16;

/** Opens a file of keyed records, or makes it. A last line that a kill tore in half is cut off. Throws UserError where the disk refuses. */
export function openKeyedFile<Value extends { readonly key: string }>(file: string): KeyedFile<Value> {
  const index = createKeyIndex();
  const appending = openAppendFile(file, { cutAt: existsSync(file) ? indexInto(index, file) : 0 });
  return {
    get size() {
      return index.size;
    },
    has: (key) => index.get(key) !== undefined,
    get(key) {
      const place = index.get(key);
      if (place === undefined) return undefined;
      const record = recordAt(appending.descriptor, place);
      if (record === undefined) throw damaged(file, place);
      return record as Value;
    },
    add: (value) => index.set(value.key, appending.append(value)),
    close: () => appending.close(),
  };
}

/** Where the whole lines end. Lines that are none of ours are passed over. @param from the byte to begin at, where a line begins */
export function indexInto(index: KeyIndex, file: string, from = 0): number {
  const lines = scanLines(file, undefined, from);
  for (let next = lines.next(); ; next = lines.next()) {
    if (next.done) return next.value;
    const { offset, bytes, whole } = next.value;
    const head = bytes.toString('latin1', 0, KEY_END);
    const key = head.slice(HEAD.length);
    if (whole && head.startsWith(HEAD) && /^[0-9a-f]{16}$/u.test(key))
      index.set(key, { offset, length: bytes.length + 1 });
  }
}

/** The JSON at a place; undefined where there is something else. */
export function recordAt(descriptor: number, { offset, length }: Place): unknown {
  const bytes = Buffer.allocUnsafe(length);
  readSync(descriptor, bytes, 0, length, offset);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function damaged(file: string, { offset }: Place): UserError {
  return new UserError(
    `${file}: Expected a record of JSON at byte ${offset}, found something else`,
    'The file was damaged from outside: take that line out, and what it held is asked again.',
  );
}
