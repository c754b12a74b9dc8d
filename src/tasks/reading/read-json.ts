import type { Task } from '../../core/types.js';
import { labelOf } from '../label-of.js';
import type { Claim } from './claims.js';
import { MARKER_NOUNS } from './cues.js';
import { findObjects } from './json-objects.js';
import { type Reading, readProse } from './read-prose.js';

export interface JsonReading {
  /** What the objects give as the answer. */
  readonly claims: readonly Claim[];
  /** A value under an answer's key declines to answer. */
  readonly refused: boolean;
  /** The text around the objects. */
  readonly rest: string;
}

/** `final`: `final_answer`. `answer`: an answer's key, or inside one. */
type KeyKind = 'final' | 'answer' | 'other';

const RANKS = { final: 'final', answer: 'stated', other: 'sentence' } as const;

const ANSWER_WORDS = new Set([...MARKER_NOUNS, 'predicted', 'classified', 'value']);

/** In a key, they make its value an explanation or an echo of the prompt. */
const ASIDE_WORDS = new Set(
  `explanation explanations explain reason reasons reasoning rationale justification thought thoughts thinking analysis
  evidence comment comments note notes confidence score scores probability probabilities text sentence question input
  context message options choices categories classes alternatives steps cot chain quote`.split(/\s+/),
);

const DEEPEST = 6;

/** Reads the JSON objects in a reply: labels among their values, the answer's keys before others, explanations never. */
export function readJson(text: string, task: Task): JsonReading {
  const { objects, rest } = findObjects(unquoted(text));
  const leaves = objects.flatMap((object) => leavesOf(object, 'other', task, DEEPEST));
  const read = leaves.map(({ kind, value }) => ({ kind, reading: readLeaf(kind, value, task) }));
  const claims = read.map(({ kind, reading }): Claim => {
    const labels = reading.kind === 'label' ? [reading.label] : reading.kind === 'conflict' ? task.labels : [];
    return { rank: RANKS[kind], labels };
  });
  return {
    claims: claims.filter(({ labels }) => labels.length > 0),
    refused: read.some(({ reading }) => reading.kind === 'refused'),
    rest,
  };
}

/** A reply that is one JSON string holds its answer, or its object, inside. */
function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}

interface Leaf {
  readonly kind: KeyKind;
  readonly value: unknown;
}

/** The values in an object, or in an array, whose keys are numbers. */
function leavesOf(value: unknown, kind: KeyKind, task: Task, depth: number): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ kind, value }];
  if (depth === 0) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const words = wordsOf(key);
    if (words.some((word) => ASIDE_WORDS.has(word))) return [];
    return leavesOf(each, kindOf(words, task) ?? kind, task, depth - 1);
  });
}

/** What a key says of its value; undefined: nothing. */
function kindOf(words: readonly string[], task: Task): KeyKind | undefined {
  if (words.includes('final')) return 'final';
  if (words.some((word) => ANSWER_WORDS.has(word))) return 'answer';
  return words.join(' ') === wordsOf(task.name).join(' ') ? 'answer' : undefined;
}

/** The words of a key or name, whatever stands between them: `final_label`, `finalLabel`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}

/** Under an answer's key a value is read like a reply; elsewhere it must be a label and nothing else. */
function readLeaf(kind: KeyKind, value: unknown, task: Task): Reading {
  const label = labelOf(task, value);
  if (label !== undefined) return { kind: 'label', label };
  if (kind === 'other' || typeof value !== 'string') return { kind: 'none' };
  return readProse(value, task);
}
