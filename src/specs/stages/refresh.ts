import { hash } from '../../core/hash.js';
import { asRead } from '../artefacts/artefact-folder.js';
import type { ArtefactKind } from '../artefacts/kind.js';
import type { LockedPart, Sources } from '../artefacts/lock.js';
import type { Made } from '../generators/generator.js';
import { type Before, isEdited, type PartState, partState } from './part-state.js';
import type { PartReport } from './stage-report.js';
import type { StageSession } from './stage-session.js';

/** A part that an artefact is to have. */
export interface Wanted<Content> {
  readonly part: string;
  readonly from: Sources;
  /** Who makes it; absent: the generator. */
  readonly by?: string;
  make(turn: number): Promise<Made<Content>>;
}

/** One part after its stage. */
interface Ended<Content> {
  readonly part: string;
  readonly content: Content | undefined;
  readonly lock: LockedPart | undefined;
  readonly report: PartReport;
  readonly notes: readonly string[];
}

/**
 * Brings an artefact up to its sources: what is missing or stale is made, each part by itself; what was edited, and what is
 * made from the same as before, stays as it is. What was made when a run is stopped is kept. Rejects with RunStopped.
 */
export async function refresh<Content>(
  session: StageSession,
  kind: ArtefactKind<Content>,
  wanted: readonly Wanted<Content>[],
): Promise<ReadonlyMap<string, Content>> {
  const { artefacts, force, generator } = session;
  const before = { kept: artefacts.read(kind), locked: artefacts.locked(kind), force };
  const settled = await Promise.allSettled(
    wanted.map((each) => refreshPart(each, kind, before, each.by ?? generator.name)),
  );
  const ended = [
    ...settled.flatMap((each, at) =>
      each.status === 'fulfilled' ? [each.value] : asBefore(wanted[at]?.part ?? '', before),
    ),
    ...leftOver(kind, before, new Set(wanted.map(({ part }) => part))),
  ];
  const contents = new Map(
    ended.flatMap(({ part, content }) => (content === undefined ? [] : [[part, content] as const])),
  );
  const locks = new Map(ended.flatMap(({ part, lock }) => (lock === undefined ? [] : [[part, lock] as const])));
  const how = new Set(ended.map(({ report }) => report.how));
  if (how.has('made') || how.has('made anew') || how.has('left out')) artefacts.write(kind, contents, locks);
  else if (how.has('not made')) artefacts.note(kind, locks);
  const stopped = settled.find((each) => each.status === 'rejected');
  if (stopped) throw stopped.reason;
  session.onStage({
    artefact: kind.name,
    file: artefacts.path(kind.file),
    parts: ended.map(({ report }) => report),
    notes: kind.parted ? byText(ended) : ended.flatMap(({ notes }) => notes),
  });
  return contents;
}

async function refreshPart<Content>(
  { part, from, make }: Wanted<Content>,
  kind: ArtefactKind<Content>,
  before: Before<Content>,
  by: string,
): Promise<Ended<Content>> {
  const state = partState(part, from, kind, before);
  const lock = before.locked?.parts.get(part);
  const content = before.kept?.parts.get(part);
  if (state.how === 'kept' || state.how === 'edited')
    return { part, content, lock, notes: [], report: { part, ...state, by: lock?.by } };
  const turn = (lock?.turn ?? 0) + (before.force ? 1 : 0);
  const made = await make(turn);
  if (made.kind === 'made') {
    const value = asRead(kind, part, made.value);
    const written = hash(value);
    const report = { part, ...state, by };
    return { part, content: value, lock: { from, written, by, turn }, notes: made.notes, report };
  }
  // The same asking would bring the same reply: the next run asks in another turn.
  const failed = { ...(lock ?? { from, written: null, by }), turn: turn + 1 };
  return { part, content, lock: failed, notes: [], report: notMade(part, made.reason, state, by) };
}

function notMade(part: string, reason: string, { how }: PartState, by: string): PartReport {
  const still = how === 'made anew' ? '; what there was is kept' : '';
  return { part, how: 'not made', because: `${reason}${still}`, by };
}

/** A part whose making was stopped. */
function asBefore<Content>(part: string, { kept, locked }: Before<Content>): readonly Ended<Content>[] {
  const report: PartReport = { part, how: 'kept', because: undefined, by: undefined };
  return [{ part, content: kept?.parts.get(part), lock: locked?.parts.get(part), notes: [], report }];
}

/** What is on disk and not wanted (any more): it goes, unless somebody wrote it. */
function leftOver<Content>(
  kind: ArtefactKind<Content>,
  before: Before<Content>,
  wanted: ReadonlySet<string>,
): readonly Ended<Content>[] {
  return [...(before.kept?.parts ?? [])]
    .filter(([part]) => !wanted.has(part))
    .map(([part, content]) => {
      const lock = before.locked?.parts.get(part);
      return isEdited(part, kind, before) && !before.force
        ? { part, content, lock, notes: [], report: { part, how: 'edited', because: undefined, by: lock?.by } }
        : { part, content: undefined, lock: undefined, notes: [], report: { part, how: 'left out', because: 'nothing is made for it any more', by: lock?.by } }; // biome-ignore format: two outcomes
    });
}

/** `r1, r2: asked for 3 tests, got 1` */
function byText(ended: readonly Pick<Ended<unknown>, 'part' | 'notes'>[]): readonly string[] {
  const texts = new Map<string, string[]>();
  for (const { part, notes } of ended) for (const text of notes) texts.set(text, [...(texts.get(text) ?? []), part]);
  return [...texts].map(([text, parts]) => `${parts.join(', ')}: ${text}`);
}
