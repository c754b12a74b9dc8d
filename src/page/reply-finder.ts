import { closeSync, existsSync, openSync } from 'node:fs';
import { createKeyIndex } from '../store/key-index.js';
import { indexInto, recordAt } from '../store/keyed-file.js';
import type { LoggedReply } from '../store/reply-log.js';
import { clipped } from './clip.js';
import type { PageReply } from './page-data.js';

/** The replies of a run by their keys, also of one that goes on: nothing is locked or written. */
export interface ReplyFinder {
  find(key: string): PageReply | undefined;
  /** Looks for what was added. */
  refresh(): void;
  close(): void;
}

export function openReplyFinder(file: string): ReplyFinder {
  const index = createKeyIndex();
  let read = 0;
  let descriptor: number | undefined;
  const refresh = () => {
    if (!existsSync(file)) return;
    descriptor ??= openSync(file, 'r');
    read = indexInto(index, file, read);
  };
  refresh();
  return {
    find(key) {
      const place = index.get(key);
      if (descriptor === undefined || !place) return undefined;
      const record = recordAt(descriptor, place);
      return isReply(record) ? pageReply(record) : undefined;
    },
    refresh,
    close: () => descriptor !== undefined && closeSync(descriptor),
  };
}

function isReply(record: unknown): record is LoggedReply {
  return typeof record === 'object' && record !== null && 'text' in record && typeof record.text === 'string';
}

function pageReply({ text, finish, ms, usage }: LoggedReply): PageReply {
  return { text: clipped(text), finish, ms, inputTokens: usage?.inputTokens, outputTokens: usage?.outputTokens };
}
