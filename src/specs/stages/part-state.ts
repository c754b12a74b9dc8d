import { hash } from '../../core/hash.js';
import type { Kept } from '../artefacts/artefact-folder.js';
import type { ArtefactKind } from '../artefacts/kind.js';
import type { LockedArtefact, Sources } from '../artefacts/lock.js';

/** What is to become of a part. */
export interface PartState {
  readonly how: 'made' | 'kept' | 'edited' | 'made anew';
  readonly because: string | undefined;
}

export interface Before<Content> {
  readonly kept: Kept<Content> | undefined;
  readonly locked: LockedArtefact | undefined;
  readonly force: boolean;
}

const EMPTY = hash([]);

/** Whether a part is to be made, from what lies on disk and what the lock says of it. */
export function partState<Content>(
  part: string,
  from: Sources,
  kind: Pick<ArtefactKind<Content>, 'parted'>,
  before: Before<Content>,
): PartState {
  const { kept, locked, force } = before;
  const lock = locked?.parts.get(part);
  const written = lock?.written ?? null;
  const content = kept?.parts.get(part);
  if (content === undefined && written === null) return { how: 'made', because: undefined };
  if (force) return { how: 'made anew', because: 'of --force' };
  if (kept === undefined) return { how: 'made anew', because: 'its file was gone' };
  const stale = changed(from, lock?.from ?? {});
  if (isEdited(part, kind, before))
    return { how: 'edited', because: lock && stale && `kept as it was edited, though ${stale}` };
  return stale === undefined ? { how: 'kept', because: undefined } : { how: 'made anew', because: stale };
}

/** Whether somebody else wrote a part, or took it out of the file. */
export function isEdited<Content>(
  part: string,
  { parted }: Pick<ArtefactKind<Content>, 'parted'>,
  { kept, locked }: Pick<Before<Content>, 'kept' | 'locked'>,
): boolean {
  const written = locked?.parts.get(part)?.written;
  if (kept === undefined) return false;
  if (!parted) return kept.text !== locked?.text;
  const content = kept.parts.get(part);
  return (content === undefined ? EMPTY : hash(content)) !== written;
}

function changed(now: Sources, then: Sources): string | undefined {
  const names = Object.keys(now).filter((name) => now[name] !== then[name]);
  return names.length === 0 ? undefined : `${names.join(' and ')} changed`;
}
