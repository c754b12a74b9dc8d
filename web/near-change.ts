import type { Piece } from '../src/differences/changes.js';
import type { CaseLine } from '../src/page/page-data.js';

/** Letters before the first change that a line has room for, and how many it keeps where there are more. */
const [ROOM, KEPT] = [44, 24];

/** Both texts from a little before where they begin to differ, so that a line shows what changed. */
export function nearChange({
  source,
  followUp,
}: Pick<CaseLine, 'source' | 'followUp'>): Pick<CaseLine, 'source' | 'followUp'> {
  const same = Math.min(...[source, followUp].flatMap(sameUntil));
  if (!Number.isFinite(same) || same <= ROOM) return { source, followUp };
  return { source: from(source, same - KEPT), followUp: from(followUp, same - KEPT) };
}

function sameUntil(pieces: readonly Piece[]): readonly number[] {
  const at = pieces.findIndex(({ changed }) => changed);
  return at < 0 ? [] : [pieces.slice(0, at).reduce((sum, { text }) => sum + text.length, 0)];
}

/** From the next word on. */
function from([first, ...others]: readonly Piece[], start: number): readonly Piece[] {
  if (!first || first.changed) return first ? [first, ...others] : [];
  const word = first.text.indexOf(' ', start);
  return [{ ...first, text: `… ${first.text.slice(word < 0 ? start : word + 1)}` }, ...others];
}
