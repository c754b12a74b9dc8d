import { z } from 'zod';
import type { Message } from '../../core/types.js';
import { askFor } from '../../judging/ask-for.js';
import { findObjects } from '../../tasks/reading/json-objects.js';
import { stripThinking } from '../../tasks/reading/strip-thinking.js';
import type { AskedModel } from '../asked-model.js';
import type { Verdict, Vote } from './evaluation.js';

// The verdict comes last: what was cut off has none.
const schema = z.object({ reason: z.string(), verdict: z.enum(['OK', 'ERR']) });

export const VOTE_FORM = 'Form of your answer: {"reason": "one sentence", "verdict": "OK or ERR"}';

/** Asks every judge for OK or ERR. Nothing is guessed: nonsense, half a JSON, and both at once are no vote. */
export async function askJudges(judges: readonly AskedModel[], messages: readonly Message[]): Promise<readonly Vote[]> {
  return await Promise.all(
    judges.map(async ({ name, ask }): Promise<Vote> => {
      const asked = await askFor(messages, schema, (all) => ask(all, 0));
      if (asked.kind === 'error') return { judge: name, decision: null, reason: `no reply: ${asked.reason}` };
      if (asked.kind === 'unreadable') return { judge: name, decision: null, reason: asked.reason };
      if (saysBoth(asked.reply)) return { judge: name, decision: null, reason: 'it says both OK and ERR' };
      return { judge: name, decision: asked.value.verdict, reason: asked.value.reason };
    }),
  );
}

/** An object keeps the last of two verdicts, and prose beside it may say the other. */
function saysBoth(reply: string): boolean {
  const text = stripThinking(reply) ?? '';
  const written = [...text.matchAll(/"verdict"\s*:\s*"(OK|ERR)"/gu)].map(([, each]) => each);
  const beside = findObjects(text).rest.match(/\b(?:OK|ERR)\b/gu) ?? [];
  return new Set([...written, ...beside]).size > 1;
}

/** What most of the judges say, of whom more than half must be read. */
export function decided(votes: readonly Vote[]): Verdict {
  if (votes.length === 0) return { status: 'unjudged', reason: 'no judge was given' };
  const of = (decision: Vote['decision']) => votes.filter((each) => each.decision === decision);
  const [ok, err, unread] = [of('OK'), of('ERR'), of(null)];
  const names = unread.map(({ judge, reason }) => `${judge}: ${reason}`).join('; ');
  if (unread.length * 2 >= votes.length) return { status: 'unclear', reason: `no vote that can be read (${names})` };
  if (ok.length === err.length) return { status: 'unclear', reason: 'the judges are divided' };
  const winners = ok.length > err.length ? ok : err;
  return {
    status: ok.length > err.length ? 'OK' : 'ERR',
    by: 'judges',
    reason: winners.map(({ reason }) => reason.trim()).find((reason) => reason !== '') ?? 'no reason was given',
  };
}
