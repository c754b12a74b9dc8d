import type { Bounds } from '../../core/bounds.js';
import type { Model } from '../../core/types.js';
import { gated, type Session } from '../../models/considerate.js';
import { createTurns } from '../../models/turns.js';
import type { Executed } from '../executor.js';
import type { RemoteModel } from './remote-model.js';

/** Requests under way until the first reply came: enough to see whether a model answers, and what it costs. */
const FIRST = 8;

/** A model that workers ask, through the session's gate; so many requests of it are in Redis at once, at most. */
export function openRemote(remote: RemoteModel, { gate }: Pick<Session, 'gate'>, underWay: number): Executed {
  let answered = false;
  const turns = createTurns(() => (answered ? underWay : Math.min(FIRST, underWay)));
  const asked = gated(remote, gate);
  const complete: Model['complete'] = async (request) => {
    const reply = await asked.complete(request);
    answered = true;
    return reply;
  };
  return {
    model: { name: remote.name, complete: (request) => turns.take(() => complete(request)) },
    bounds: boundsOf(underWay),
  };
}

/** An item has two requests at least. */
function boundsOf(underWay: number): Bounds {
  const active = Math.max(64, Math.ceil(underWay / 2));
  return { active, held: Math.max(4096, 4 * active) };
}
