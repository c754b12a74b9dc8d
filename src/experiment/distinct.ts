import type { FollowUp } from '../core/types.js';

/** The first so many follow-ups whose text is neither the source nor that of one before. */
export function* distinct(followUps: Iterable<FollowUp>, most: number): Generator<FollowUp> {
  const isNew = unseen();
  let made = 0;
  for (const followUp of followUps) {
    if (!isNew(followUp)) continue;
    yield followUp;
    if (++made >= most) return;
  }
}

/** Tells of each follow-up whether its text is neither the source nor that of one it was asked about before. */
export function unseen(): (followUp: FollowUp) => boolean {
  const seen = new Set<string>();
  return ({ followUp, source }) => {
    if (followUp === source || seen.has(followUp)) return false;
    seen.add(followUp);
    return true;
  };
}
