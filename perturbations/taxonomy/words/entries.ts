import { conjugate, type Doc, pluralize, readLexicon, type TaskName, type VerbForm } from '../../../src/plugin.js';
import { type Conditions, conditions } from '../where.js';
import { byFirstWords, type Entries, Lists, type Opening } from './entries-at.js';

/** How an entry inflects; `exact` ones are matched and written as they stand, capitals too. */
export type Part = 'verb' | 'noun' | 'invariable' | 'exact';

/** One inflected form of a lexicon entry, ready to be matched. */
export interface Entry extends Conditions {
  /** The row as it reads in this direction: `word > replacement`, in base forms. */
  readonly row: string;
  /** Lower case, unless `exact`. */
  readonly words: readonly string[];
  readonly replacement: string;
  readonly form: VerbForm | 'singular' | 'plural' | 'as-is' | 'exact';
  /** One form for past and participle gives way to two: `carried out` to `undertook` or `undertaken`. */
  readonly splits?: boolean;
}

/** `have gotten` is said on one side of an ocean. */
const AMERICAN = /^gotten\b/u;
const VERB_FORMS: readonly VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];
const lists = new Map<string, readonly Entry[]>();
const cache = new Map<string, Entries>();
/** Those of one task are looked up together. */
const ofTask = new Map<TaskName | undefined, Lists>();

/** The entries of `lexicons/NAME.tsv` in all their forms, both ways where the list says so, of one task or of all; read at first use. */
export function entries(name: string, part: Part, task?: TaskName): Entries {
  const key = task === undefined ? name : `${name} ${task}`;
  const known = cache.get(key);
  if (known) return known;
  const all = listed(name, part);
  const those = byFirstWords(task === undefined ? all : all.filter(({ suits }) => suits(task)));
  listsOf(task).add(those);
  cache.set(key, those);
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

function listed(name: string, part: Part): readonly Entry[] {
  const known = lists.get(name);
  if (known) return known;
  const made: Entry[] = [];
  for (const { word = '', replacement = '', both, where = '-' } of readLexicon(
    new URL(`../../lexicons/${name}.tsv`, import.meta.url),
  )) {
    const read = conditions(where);
    made.push(...inflected(word, replacement, part, read));
    if (both === 'yes') made.push(...inflected(replacement, word, part, read));
  }
  lists.set(name, made);
  return made;
}

function inflected(from: string, to: string, part: Part, read: Conditions): Entry[] {
  const row = `${from} > ${to}`;
  switch (part) {
    case 'verb':
      return VERB_FORMS.map((form) => ({
        row,
        words: tokensOf(headInflected(from, form)),
        replacement: headInflected(to, form),
        form,
        splits: inOne(from) && !inOne(to),
        ...read,
      }))
        .filter(({ replacement }) => !AMERICAN.test(replacement))
        .flatMap(inBothSpellings);
    case 'noun':
      return [
        ...(read.flags.has('plural')
          ? []
          : [{ row, words: tokensOf(from), replacement: to, form: 'singular' as const, ...read }]),
        ...(read.flags.has('singular') || (!read.flags.has('plural') && lastPlural(from, read.flags) === from)
          ? []
          : [
              {
                row,
                words: tokensOf(lastPlural(from, read.flags)),
                replacement: lastPlural(to, read.flags),
                form: 'plural' as const,
                ...read,
              },
            ]),
      ];
    case 'invariable':
      return [{ row, words: tokensOf(from), replacement: to, form: 'as-is', ...read }];
    case 'exact':
      return [{ row, words: tokensOf(from), replacement: to, form: 'exact', ...read }];
  }
}

/** `canceled` is matched as `cancelled` too, `apologized` as `apologised`. */
function inBothSpellings(entry: Entry): readonly Entry[] {
  const [head = '', ...rest] = entry.words;
  const british = head.replace(/(?<=[aeiou])l(?=(?:ed|ing)$)/u, 'll').replace(/(?<=[^s])iz(?=e[sd]?$|ing$)/u, 'is');
  return british === head || /eal|eel|ail|oal|oil|izing$|^siz/u.test(head)
    ? [entry]
    : [entry, { ...entry, words: [british, ...rest] }];
}

/** `take part in` inflects its first word. */
function headInflected(phrase: string, form: VerbForm): string {
  const [head = '', ...rest] = phrase.split(' ');
  return [conjugate(head, form), ...rest].join(' ');
}

function inOne(phrase: string): boolean {
  return headInflected(phrase, 'past') === headInflected(phrase, 'participle');
}

/** `exercise session` inflects its last word, `work of art` the one before `of`; a list of plurals is as it stands. */
function lastPlural(phrase: string, flags: ReadonlySet<string>): string {
  if (flags.has('plural')) return phrase;
  const [, head = phrase, rest = ''] = /^(.*?)( (?:of|in) .*)?$/u.exec(phrase) ?? [];
  const words = head.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluralize(last)].join(' ') + rest;
}

/** As the tokenizer does it: `top-notch` is three tokens. */
function tokensOf(phrase: string): string[] {
  return phrase.split(/ |(?=-)|(?<=-)/u);
}
