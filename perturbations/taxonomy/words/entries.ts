import { type Doc, readLexicon, type TaskName } from '../../../src/plugin.js';
import { Conditions } from '../where.js';
import { byFirstWords, type Entries, Lists, type Opening } from './entries-at.js';
import { type Part, Row } from './entry.js';

const lists = new Map<string, readonly Row[]>();
/** By task, then by name. */
const cache = new Map<TaskName | undefined, Map<string, Entries>>();
/** Those of one task are looked up together. */
const ofTask = new Map<TaskName | undefined, Lists>();

/** The entries of `lexicons/NAME.tsv` in all their forms, both ways where the list says so, of one task or of all; read at first use. */
export function entries(name: string, part: Part, task?: TaskName): Entries {
  const ofOneTask = cache.get(task) ?? new Map<string, Entries>();
  cache.set(task, ofOneTask);
  const known = ofOneTask.get(name);
  if (known) return known;
  const rows = listed(name).filter(({ where }) => task === undefined || where.suits(task));
  const those = byFirstWords(rows.flatMap((row) => row.entries(part)));
  listsOf(task).add(those);
  ofOneTask.set(name, those);
  return those;
}

/** Where entries of one task may begin in a text. */
export function openings(doc: Doc, name: string, part: Part, task: TaskName): readonly Opening[] {
  return listsOf(task).openings(entries(name, part, task), doc);
}

function listsOf(task: TaskName | undefined): Lists {
  const known = ofTask.get(task) ?? new Lists();
  ofTask.set(task, known);
  return known;
}

function listed(name: string): readonly Row[] {
  const known = lists.get(name);
  if (known) return known;
  const made: Row[] = [];
  for (const { word = '', replacement = '', both, where: cell = '-' } of readLexicon(
    new URL(`../../lexicons/${name}.tsv`, import.meta.url),
  )) {
    const where = new Conditions(cell);
    made.push(new Row(word, replacement, where));
    if (both === 'yes') made.push(new Row(replacement, word, where));
  }
  lists.set(name, made);
  return made;
}
