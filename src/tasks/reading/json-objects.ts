import { jsonrepair } from 'jsonrepair';

export interface FoundObjects {
  readonly objects: readonly object[];
  /** The text around them; each object left a line end behind. */
  readonly rest: string;
}

/** A brace with a key: not LaTeX, not a set in prose. */
const START = /\{\s{0,200}(?:["'“‘][^"'“”‘’\n{}]{0,80}["'”’]|[A-Za-z_][\w-]{0,60})\s{0,20}:/g;

/** Trying costs time that grows with the text: so many failures, and braces are taken for prose. */
const MOST_FAILURES = 3;

/** Longer pieces are only taken as they are: to repair them may cost seconds. */
const LONGEST_REPAIR = 20_000;

/** The JSON objects in a text, also sloppy ones (single quotes, no quotes, trailing commas, cut off at the end). */
export function findObjects(text: string): FoundObjects {
  const objects: object[] = [];
  let rest = '';
  let from = 0;
  let failures = 0;
  for (const start of text.matchAll(START)) {
    if (start.index < from) continue;
    if (failures >= MOST_FAILURES) break;
    const found = objectAt(text, start.index);
    if (!found) {
      failures++;
      continue;
    }
    objects.push(found.value);
    rest += `${text.slice(from, start.index)}\n`;
    from = found.end;
  }
  return { objects, rest: rest + text.slice(from) };
}

interface FoundObject {
  readonly value: object;
  readonly end: number;
}

function objectAt(text: string, start: number): FoundObject | undefined {
  const ends = [
    balancedEnd(text, start, true),
    balancedEnd(text, start, false),
    text.lastIndexOf('}') + 1,
    text.length,
  ];
  const pieces = [...new Set(ends)].map((end) => ({ end, text: text.slice(start, end) }));
  const short = pieces.filter((piece) => piece.text.length <= LONGEST_REPAIR);
  return firstRead(pieces, JSON.parse) ?? firstRead(short, (sloppy) => JSON.parse(jsonrepair(sloppy)));
}

interface Piece {
  readonly end: number;
  readonly text: string;
}

/** The first piece that can be read. Each starts with a brace or is empty, so what is read is an object. */
function firstRead(pieces: readonly Piece[], read: (text: string) => object): FoundObject | undefined {
  for (const { end, text } of pieces) {
    try {
      return { value: read(text), end };
    } catch {
      // the next piece may be one
    }
  }
  return undefined;
}

/** Where the brace at `start` is closed, counting braces inside strings or not; `start` where it never is. */
function balancedEnd(text: string, start: number, skipsStrings: boolean): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isString && char === '\\') at++;
    else if (char === '"' && skipsStrings) isString = !isString;
    else if (isString) continue;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return start;
}
