import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { UserError } from '../../core/errors.js';
import { hash } from '../../core/hash.js';
import type { ArtefactKind } from './kind.js';
import { type LockedArtefact, type LockedPart, lockText, readLock } from './lock.js';

/** An artefact as it lies on disk. */
export interface Kept<Content> {
  readonly parts: ReadonlyMap<string, Content>;
  /** The hash of its text. */
  readonly text: string;
}

/** The folder of a prompt's artefacts. */
export interface ArtefactFolder {
  readonly folder: string;
  path(file: string): string;
  /** Undefined: it is not there. Throws UserError for what was edited into something else. */
  read<Content>(kind: ArtefactKind<Content>): Kept<Content> | undefined;
  locked(kind: Pick<ArtefactKind<unknown>, 'name'>): LockedArtefact | undefined;
  write<Content>(
    kind: ArtefactKind<Content>,
    parts: ReadonlyMap<string, Content>,
    locked: ReadonlyMap<string, LockedPart>,
  ): void;
  /** Keeps what was found out of parts whose file stays as it is. */
  note(kind: Pick<ArtefactKind<unknown>, 'name'>, locked: ReadonlyMap<string, LockedPart>): void;
}

export function openArtefacts(folder: string): ArtefactFolder {
  const of = (file: string) => path.join(folder, file);
  let lock = readLock(of('lock.json'));
  const keep = (name: string, artefact: LockedArtefact) => {
    lock = new Map([...lock, [name, artefact]]);
    makeFolder(folder);
    writeFileSync(of('lock.json.new'), lockText(lock));
  };
  return {
    folder,
    path: of,
    read(kind) {
      if (!existsSync(of(kind.file))) return undefined;
      const text = readFileSync(of(kind.file), 'utf8');
      return { parts: kind.parse(text, of(kind.file)), text: hash(text) };
    },
    locked: ({ name }) => lock.get(name),
    write(kind, parts, locked) {
      const by = [...new Set([...locked].filter(([id]) => parts.has(id)).map(([, each]) => each.by))];
      const text = textOf(kind, parts, by.join(', ') || 'nobody');
      keep(kind.name, { text: hash(text), parts: locked });
      writeFileSync(of(`${kind.file}.new`), text);
      // One right after the other: killed between the two, the artefact would pass for edited.
      renameSync(of(`${kind.file}.new`), of(kind.file));
      renameSync(of('lock.json.new'), of('lock.json'));
    },
    note(kind, locked) {
      keep(kind.name, { text: lock.get(kind.name)?.text ?? '', parts: locked });
      renameSync(of('lock.json.new'), of('lock.json'));
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(
      `${folder}: Expected a folder that can be written to, got ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function textOf<Content>(kind: ArtefactKind<Content>, parts: ReadonlyMap<string, Content>, by: string): string {
  const plain = stringify({ 'made-by': by, ...kind.plain(parts) }, { lineWidth: 0 });
  return `# ${kind.about}\n# Edit it, and what you wrote is kept and used.\n${plain}`;
}

/** A part as it will be when it is read again: the same keys in the same order, so that it is known for what was written. */
export function asRead<Content>(kind: ArtefactKind<Content>, part: string, content: Content): Content {
  return kind.parse(textOf(kind, new Map([[part, content]]), ''), kind.file).get(part) ?? content;
}
