import type { Answer, Task } from '../core/types.js';
import { readJson } from './reading/read-json.js';
import { readProse } from './reading/read-prose.js';
import { stripReply } from './reading/strip-reply.js';

/**
 * What a reply answers: lenient on its form, never guessing. One of the task's labels where the reply gives just one as
 * its answer; `refused` where it declines and gives none; otherwise `unreadable` (no label, several, only negated ones,
 * thinking without an end). Never throws; docs/prompts.md has the rules.
 */
export function readAnswer(reply: string, task: Task): Answer {
  const text = stripReply(reply);
  if (text === undefined) return { kind: 'unreadable', reply };
  const { claims, refused, rest } = readJson(text, task);
  const reading = readProse(rest, task, claims);
  if (reading.kind === 'label') return { kind: 'answer', value: reading.label };
  const declines = reading.kind === 'refused' || (reading.kind === 'none' && refused);
  return { kind: declines ? 'refused' : 'unreadable', reply };
}
