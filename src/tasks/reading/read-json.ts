import type { Task } from '../../core/types.js';
import { labelOf } from '../label-of.js';
import type { Claim } from './claims.js';
import { MARKER_NOUNS } from './cues.js';
import { findObjects } from './json-objects.js';
import { type Reading, readProse } from './read-prose.js';

export interface JsonReading {
  /** What the objects give as the answer, by the surest kind of key that there is. */
  readonly claims: readonly Claim[];
  /** A value under an answer's key declines to answer. */
  readonly refused: boolean;
  /** The text around the objects. */
  readonly rest: string;
}

/** `final`: `final_answer`. `answer`: an answer's key, or inside one. `aside`: an explanation or an echo of the prompt. */
type KeyKind = 'final' | 'answer' | 'other' | 'aside';

const ANSWER_WORDS = new Set([...MARKER_NOUNS, 'predicted', 'classified', 'value']);

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
  const claims = read.flatMap(({ kind, reading }): { kind: KeyKind; claim: Claim }[] => {
    const labels = reading.kind === 'label' ? [reading.label] : reading.kind === 'conflict' ? task.labels : [];
    const rank = kind === 'final' ? 'final' : kind === 'answer' ? 'stated' : 'sentence';
    return labels.length === 0 ? [] : [{ kind, claim: { rank, labels } }];
  });
  const surest = (['final', 'answer', 'other'] as const).find((kind) => claims.some((each) => each.kind === kind));
  return {
    claims: claims.filter(({ kind }) => kind === surest).map(({ claim }) => claim),
    refused: read.some(({ reading }) => reading.kind === 'refused'),
    rest,
  };
}

/** A reply that is one JSON string holds its answer, or its object, inside. */
function unquoted(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('"') || !trimmed.endsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(trimmed);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}

interface Leaf {
  readonly kind: KeyKind;
  readonly value: unknown;
}

function leavesOf(value: unknown, kind: KeyKind, task: Task, depth: number): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ kind, value }];
  if (depth === 0 || kind === 'aside') return [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leavesOf(each, kind, task, depth - 1));
  return Object.entries(value).flatMap(([key, each]) => {
    const own = kindOf(key, task);
    return leavesOf(each, own === 'other' ? kind : own, task, depth - 1);
  });
}

function kindOf(key: string, task: Task): KeyKind {
  const words = key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => ASIDE_WORDS.has(word))) return 'aside';
  if (words.includes('final')) return 'final';
  const isAnswer = words.some((word) => ANSWER_WORDS.has(word)) || labelledAs(words.join(' '), task);
  return isAnswer ? 'answer' : 'other';
}

function labelledAs(words: string, task: Task): boolean {
  return words === task.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Under an answer's key a value is read like a reply; elsewhere it must be a label and nothing else. */
function readLeaf(kind: KeyKind, value: unknown, task: Task): Reading {
  if (kind === 'aside') return { kind: 'none' };
  const label = labelOf(task, value);
  if (label !== undefined) return { kind: 'label', label };
  if (kind === 'other' || typeof value !== 'string') return { kind: 'none' };
  return readProse(value, task);
}
