import type { Doc } from '../core/doc.js';
import { Bits } from './bits.js';
import { AFFIX } from './needed-keys.js';
import { keysOfSign } from './pattern-parts.js';
import { perDoc } from './per-doc.js';
import { wordsOf } from './words-of.js';

/** What is found by a word or another key. */
export interface Key {
  /** Numbers of values in lists. */
  readonly values: number[];
  /** Bits of what expressions need. */
  readonly needs: Bits;
}

/** All keys that something is found by: words, how they begin (`abc*`) and end (`*xyz`), and signs. */
const keys = new Map<string, Key>();

/** The key of that name, by which something may now be found. */
export function keyNamed(name: string): Key {
  const known = keys.get(name);
  if (known) return known;
  const key: Key = { values: [], needs: new Bits() };
  keys.set(name, key);
  ofWords.clear();
  ofSigns.clear();
  return key;
}

interface KeysOfWord {
  readonly own: Key | undefined;
  readonly affixes: readonly Key[];
}

/** The keys of words and signs that texts had: most texts have the same. */
const ofWords = new Map<string, KeysOfWord>();
const ofSigns = new Map<string, readonly Key[]>();
/** So many are remembered. */
const MANY = 20_000;

function ofWord(word: string): KeysOfWord {
  const affixes = word.length < AFFIX ? [] : [`${word.slice(0, AFFIX)}*`, `*${word.slice(-AFFIX)}`];
  const found = { own: keys.get(word), affixes: affixes.flatMap((affix) => keys.get(affix) ?? []) };
  if (ofWords.size >= MANY) ofWords.clear();
  ofWords.set(word, found);
  return found;
}

function ofSign(sign: string): readonly Key[] {
  const found = keysOfSign(sign).flatMap((key) => keys.get(key) ?? []);
  if (ofSigns.size >= MANY) ofSigns.clear();
  ofSigns.set(sign, found);
  return found;
}

const looked = perDoc((): { keys: readonly Key[]; among: number } => ({ keys: [], among: -1 }));

/** The keys of a text by which something is found: its words, then how they begin and end, then its signs; some may come twice. */
export function keysOf(doc: Doc): readonly Key[] {
  const fact = looked(doc);
  if (fact.among !== keys.size) {
    fact.among = keys.size; // a key that was not known yet when the text was looked through
    fact.keys = lookedThrough(doc);
  }
  return fact.keys;
}

function lookedThrough(doc: Doc): readonly Key[] {
  const found: Key[] = [];
  const affixes: Key[] = [];
  for (const word of wordsOf(doc)) {
    const of = ofWords.get(word) ?? ofWord(word);
    if (of.own) found.push(of.own);
    for (const key of of.affixes) affixes.push(key);
  }
  for (const key of affixes) found.push(key);
  for (const sign of doc.text.match(/[^a-z\s]|\n/giu) ?? [])
    for (const key of ofSigns.get(sign) ?? ofSign(sign)) found.push(key);
  return found;
}
