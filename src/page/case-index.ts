import { closeSync, openSync, readSync } from 'node:fs';
import type { Pair } from '../datasets/pairs.js';
import { scanLines } from '../store/scan-lines.js';
import type { CaseColumns } from './columns.js';
import type { Names } from './names.js';

/** The cases of a run by their places: in memory is where their texts lie, not what they say. */
export interface CaseIndex {
  readonly size: number;
  /** The place of a case by its id; -1: there is none. */
  placeOf(id: string): number;
  read(place: number): Pair;
  /** The places of the cases with a text in source or follow-up, small letters; the file is read once for each new text. */
  having(text: string): ReadonlySet<number>;
  close(): void;
}

/** @param columns are filled */
export function openCaseIndex(file: string, columns: CaseColumns, names: Names): CaseIndex {
  const [offsets, lengths]: [number[], number[]] = [[], []];
  const places = new Map<string, number>();
  for (const { offset, bytes } of scanLines(file)) {
    const pair = pairIn(bytes);
    if (!pair) continue;
    places.set(pair.id, offsets.length);
    offsets.push(offset);
    lengths.push(bytes.length);
    columns.id.push(names.code(pair.id));
    columns.category.push(names.code(pair.category));
    columns.rule.push(names.code(pair.rule ?? ''));
    columns.relation.push(names.code(pair.relation));
    columns.label.push(names.code(pair.label ?? ''));
    columns.item.push(names.code(pair.item));
  }
  const descriptor = openSync(file, 'r');
  let found: { readonly text: string; readonly places: ReadonlySet<number> } = { text: '', places: new Set() };
  return {
    size: offsets.length,
    placeOf: (id) => places.get(id) ?? -1,
    read(place) {
      const bytes = Buffer.allocUnsafe(lengths[place] ?? 0);
      readSync(descriptor, bytes, 0, bytes.length, offsets[place] ?? 0);
      const pair = pairIn(bytes);
      if (pair) return pair;
      throw new Error(`Expected a case at byte ${offsets[place]} of ${file}`);
    },
    having(text) {
      if (found.text !== text) found = { text, places: search(file, text) };
      return found.places;
    },
    close: () => closeSync(descriptor),
  };
}

function search(file: string, text: string): ReadonlySet<number> {
  const places = new Set<number>();
  let place = 0;
  for (const { bytes } of scanLines(file)) {
    const pair = pairIn(bytes);
    if (!pair) continue;
    if (pair.source.toLowerCase().includes(text) || pair.follow_up.toLowerCase().includes(text)) places.add(place);
    place++;
  }
  return places;
}

/** We wrote it: nothing in it is checked again. */
function pairIn(bytes: Buffer): Pair | undefined {
  const line = bytes.toString('utf8');
  if (line.trim() === '') return undefined;
  const pair: Pair = JSON.parse(line);
  return pair;
}
