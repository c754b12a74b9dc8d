import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { BatchFormat } from '../core/batch.js';
import { diskError } from '../store/disk-error.js';

/** A file of a batch as it was written. */
export interface BatchFile {
  readonly file: string;
  readonly model: string;
  readonly requests: number;
  readonly bytes: number;
}

export interface BatchFiles {
  add(model: string, request: object): void;
  /** Ends the last file; gives all of them. */
  end(): readonly BatchFile[];
}

interface OpenFile {
  readonly file: string;
  readonly descriptor: number;
  readonly model: string;
  requests: number;
  bytes: number;
}

/**
 * Writes requests to `batch.jsonl`, and on to `batch-2.jsonl` and so forth where a file is full or the model is another: a
 * provider takes one model a file. Throws UserError where the disk refuses.
 */
export function openBatchFiles(file: string, { frame, most }: Pick<BatchFormat, 'frame' | 'most'>): BatchFiles {
  const ended: BatchFile[] = [];
  let current: OpenFile | undefined;

  function put(to: OpenFile, text: string): void {
    to.bytes += attempt(to.file, () => writeSync(to.descriptor, text));
  }

  function begin(model: string): OpenFile {
    const name = nth(file, ended.length + 1);
    const opened = { file: name, descriptor: attempt(name, () => openSync(name, 'w')), model, requests: 0, bytes: 0 };
    put(opened, frame.before);
    return opened;
  }

  function end(): readonly BatchFile[] {
    if (current) {
      put(current, frame.after);
      closeSync(current.descriptor);
      const { file, model, requests, bytes } = current;
      ended.push({ file, model, requests, bytes });
    }
    current = undefined;
    return ended;
  }

  return {
    add(model, request) {
      const text = JSON.stringify(request);
      const size = Buffer.byteLength(frame.between + text + frame.after);
      if (
        current &&
        (current.model !== model || current.requests === most.requests || current.bytes + size > most.bytes)
      )
        end();
      current ??= begin(model);
      put(current, current.requests === 0 ? text : frame.between + text);
      current.requests++;
    },
    end,
  };
}

function nth(file: string, place: number): string {
  if (place === 1) return file;
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-${place}${ext}`);
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskError(error, file);
  }
}
