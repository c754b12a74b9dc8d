import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { Path } from './problems.js';

/** A line and a column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Where the value at a path stands in a YAML document, or its key; where there is nothing at the path, the last part
 * of it that there is.
 */
export function placeAt(document: Document, lines: LineCounter, path: Path, key = false): Place {
  let node: Node | null = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, part] of path.entries()) {
    const entry = childOf(resolved(node, document), part);
    if (entry === undefined) break;
    const keyStart = startOf(entry.key);
    offset = (key && depth === path.length - 1 ? keyStart : startOf(entry.value)) ?? keyStart ?? offset;
    node = entry.value;
  }
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

interface Entry {
  readonly key: Node | null;
  readonly value: Node | null;
}

function childOf(node: Node | null, part: string | number): Entry | undefined {
  if (isSeq(node)) {
    const value = typeof part === 'number' ? node.items[part] : undefined;
    return isNode(value) ? { key: null, value } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part));
  if (pair === undefined) return undefined;
  return { key: isNode(pair.key) ? pair.key : null, value: isNode(pair.value) ? pair.value : null };
}

function resolved(node: Node | null, document: Document): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

function startOf(node: Node | null): number | undefined {
  return node?.range?.[0];
}
