import type { Token } from '../../../src/plugin.js';

/** What happens on one day, and is over then. */
export const EVENT =
  /^(?:forget|lose|break|burn|cancel|win|pass|fail|miss|steal|crash|spill|arrive|call|ring|phone|text|email|shout|yell|lie|hit|damage|ruin|charge|overcharge|book|order|drop|reject|accept|promote|fire|sack|reschedule|postpone|visit|announce|deliver|flood|collapse|beat|score|graduate|find|fix|repair|mend|replace|paint|bake|cook|make|serve|bring|hand|send|give|offer|help|carry|invite|surprise|greet|welcome|thank|apologise|apologize|refund|refuse|ignore|insult|mock|scratch|dent|smash|crack|tear|rip|cut|trip|fall|slip|bump|meet|see|watch|play|sing|dance|laugh|cry|wave|smile|clean|wash|sweep|mow|plant|pick|harvest|rescue|adopt|feed|walk|drive|park|tow|clamp|fine|fill|empty|move|swap|collect|return|post|sign|submit|upload|delete|block|ban|kick|punch|slap|bite|sting|spit|throw|catch|take|put|hang|lay|switch|test|try|attend|join|finish|interrupt|humiliate|embarrass|thump|vomit|faint|bleed)$/u;

/** Verbs with which what was said, seen or wanted follows. */
export function isReported({ lemma }: Token): boolean {
  return /^(?:say|tell|think|know|want|hope|believe|promise|swear|use|need|feel|seem|keep)$/u.test(lemma);
}
