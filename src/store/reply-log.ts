import { existsSync } from 'node:fs';
import type { Reply } from '../core/types.js';
import { openAppendFile } from './append-file.js';
import { readJsonLines } from './json-lines.js';

/** One reply as it stands in `replies.jsonl`. */
export interface LoggedReply extends Reply {
  /** Hash of all that was sent: model, messages, parameters, turn. */
  readonly key: string;
  readonly model: string;
  /** How long the model took, in milliseconds. */
  readonly ms: number;
}

/** The replies of a run: on disk before they are used, and found again by their key. */
export interface ReplyLog {
  get(key: string): Pick<Reply, 'text' | 'finish'> | undefined;
  add(reply: LoggedReply): void;
  /** How many replies there are. */
  readonly size: number;
  close(): void;
}

/** Opens the log, with what an earlier session of the run left in it. */
export async function openReplyLog(file: string): Promise<ReplyLog> {
  const replies = new Map<string, Pick<Reply, 'text' | 'finish'>>();
  const known = existsSync(file);
  const appending = openAppendFile(file);
  if (known) for await (const value of readJsonLines(file)) remember(replies, value as LoggedReply);
  return {
    get: (key) => replies.get(key),
    add(reply) {
      appending.append(reply);
      remember(replies, reply);
    },
    get size() {
      return replies.size;
    },
    close: () => appending.close(),
  };
}

function remember(replies: Map<string, Pick<Reply, 'text' | 'finish'>>, { key, text, finish }: LoggedReply): void {
  replies.set(key, { text, finish });
}
