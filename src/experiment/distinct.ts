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
  let first: string | undefined;
  let others: Set<string> | undefined; // mostly one follow-up is wanted
  return ({ followUp, source }) => {
    if (followUp === source || followUp === first || others?.has(followUp)) return false;
    if (first === undefined) first = followUp;
    else {
      others ??= new Set();
      others.add(followUp);
    }
    return true;
  };
}
