import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { diskError } from '../store/disk-error.js';
import type { ErrorLog } from '../store/error-log.js';
import type { ReplyLog } from '../store/reply-log.js';
import { writeJsonLines } from '../store/write-json-lines.js';
import type { Plan } from './askings.js';
import { distinctRequests, type Request } from './distinct-requests.js';
import type { Prepared } from './prepare.js';

/** What a recording holds of a run. */
export interface Recorded {
  readonly replies: number;
  /** Requests that got no reply, with the reason. */
  readonly errors: number;
  /** Requests of the plan that were not asked, and so are not in it. */
  readonly missing: number;
}

interface Logs {
  readonly log: ReplyLog;
  readonly errors: ErrorLog;
}

export interface Recorder {
  /** Where there is no reply at all, the file stays as it was. */
  write(prepared: Prepared, plan: Pick<Plan, 'cases' | 'conditions'>, logs: Logs): Promise<Recorded>;
  /** Removes what was begun and not ended. */
  discard(): void;
}

/**
 * Writes what was asked and answered in a run to a file that `replay:FILE` answers from, in the order of the plan: the same
 * replies make the same bytes. It holds messages and replies, and nothing of how they were sent. The file is made only
 * once it is complete. Throws UserError, before anything is asked, where it cannot be written.
 */
export function openRecorder(file: string): Recorder {
  const begun = `${file}.new`;
  try {
    if (existsSync(file) && statSync(file).isDirectory())
      throw new UserError(`${file}: Expected a file, found a folder`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(begun, '');
  } catch (error) {
    throw diskError(error, file);
  }
  return {
    async write(prepared, plan, logs) {
      const recorded = { replies: 0, errors: 0, missing: 0 };
      async function* lines() {
        for await (const request of distinctRequests(prepared, plan)) {
          const line = lineOf(request, logs);
          if (line === undefined) recorded.missing++;
          else if ('reply' in line) recorded.replies++;
          else recorded.errors++;
          if (line !== undefined) yield line;
        }
      }
      await writeJsonLines(begun, lines());
      if (recorded.replies > 0) renameSync(begun, file);
      return recorded;
    },
    discard: () => rmSync(begun, { force: true }),
  };
}

function lineOf({ key, to, turn, messages }: Request, { log, errors }: Logs) {
  const asked = { model: to.model.name, turn, messages };
  const logged = log.get(key);
  if (logged) {
    const { text: reply, finish, usage } = logged;
    return { ...asked, reply, finish, ...(usage && { usage }) };
  }
  const givenUp = errors.get(key);
  return givenUp && { ...asked, error: givenUp.reason };
}
