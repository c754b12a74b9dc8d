import type { JsonValue } from './json-type.js';

/** So many brackets that turn out to open nothing, and the rest is taken for prose: each costs a pass over the text. */
const MOST_FAILURES = 50;

const FENCED = /(?:```|~~~)[^\n`~]{0,40}\n([\s\S]*?)(?:```|~~~)/gu;

/** The largest JSON object or array in a text, or else the first JSON value that a code fence holds. */
export function outermostJson(text: string): { readonly value: JsonValue } | undefined {
  return largest(text) ?? fenced(text);
}

interface Piece {
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
}

function largest(text: string): Piece | undefined {
  const opening = /[[{]/gu;
  let best: Piece | undefined;
  for (let failures = 0; failures < MOST_FAILURES; ) {
    const start = opening.exec(text)?.index;
    if (start === undefined) break;
    const piece = pieceAt(text, start);
    if (!piece) {
      failures++;
      continue;
    }
    if (!best || piece.end - piece.start > best.end - best.start) best = piece;
    opening.lastIndex = piece.end;
  }
  return best;
}

function pieceAt(text: string, start: number): Piece | undefined {
  const end = closing(text, start);
  if (end === undefined) return undefined;
  try {
    return { value: JSON.parse(text.slice(start, end)), start, end };
  } catch {
    return undefined;
  }
}

/** Where the bracket at `start` is closed: brackets in strings do not count. */
function closing(text: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isString) {
      if (char === '\\') at++;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}

function fenced(text: string): { readonly value: JsonValue } | undefined {
  for (const [, inside = ''] of text.matchAll(FENCED)) {
    try {
      return { value: JSON.parse(inside) };
    } catch {
      // Not JSON: the next fence.
    }
  }
  return undefined;
}
