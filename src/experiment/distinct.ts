import type { FollowUp } from '../core/types.js';

/** The first so many follow-ups whose text is neither the source nor that of one before. */
export function* distinct(followUps: Iterable<FollowUp>, most: number): Generator<FollowUp> {
  const seen = new Set<string>();
  for (const followUp of followUps) {
    if (followUp.followUp === followUp.source || seen.has(followUp.followUp)) continue;
    seen.add(followUp.followUp);
    yield followUp;
    if (seen.size >= most) return;
  }
}
