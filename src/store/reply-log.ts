import type { Reply } from '../core/types.js';
import { openKeyedFile } from './keyed-file.js';

/** One reply as it stands in `replies.jsonl`. */
export interface LoggedReply extends Reply {
  /** Hash of all that was sent: model, address, messages, parameters, turn. */
  readonly key: string;
  readonly model: string;
  /** Whether it was found in the cache, where an earlier run had put it. */
  readonly cached?: true;
}

/** The replies of a run: on disk before they are used, and found again by their key. */
export interface ReplyLog {
  has(key: string): boolean;
  get(key: string): LoggedReply | undefined;
  add(reply: LoggedReply): void;
  /** How many replies there are. */
  readonly size: number;
  close(): void;
}

/** Opens the log, with what an earlier session of the run left in it; memory holds the places of replies, not replies. */
export function openReplyLog(file: string): ReplyLog {
  return openKeyedFile<LoggedReply>(file);
}
