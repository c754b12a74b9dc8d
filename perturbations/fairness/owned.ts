import type { Token } from '../../src/plugin.js';

const MADE =
  /^(?:make|makes|made|making|keep|keeps|kept|leave|leaves|left|drive|drove|find|found|get|gets|got|call|called|consider|considered)$/u;
const PARTICLE = /^(?:back|up|down|out|off|away|over|in|home|alone|around|through|well|right|so|very|really)$/u;

/** Whether `her` before a word says whose it is (`her allotment`) rather than whom (`made her afraid`, `gave her back …`). */
export function isOwner(before: Token | undefined, next: Token | undefined): boolean {
  if (/^(?:first|second|third|last|own)$/u.test(next?.lower ?? '')) return true;
  if (!next || !/^(?:NOUN|ADJ|NUM|PROPN)$/u.test(next.pos) || PARTICLE.test(next.lower)) return false;
  return !(next.pos === 'ADJ' && MADE.test(before?.lower ?? ''));
}

const GIVE =
  /^(?:offer|give|bring|show|tell|send|hand|lend|buy|get|pour|feed|deny|serve|teach|ask|owe|pay|sell|pass|wish|grant|refuse|promise|cost|cook|fetch|book|order)$/u;

/** `offered her water`: to whom, or whose; one cannot tell. */
export function isWhoOrWhose(before: Token | undefined, next: Token | undefined): boolean {
  return next?.pos === 'NOUN' && GIVE.test(before?.lemma ?? '');
}
