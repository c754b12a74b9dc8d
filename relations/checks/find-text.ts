export interface Found {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

export interface HowToFind {
  readonly exact: boolean;
  /** Only where no letter, digit or underscore touches it. */
  readonly wholeWords?: boolean;
}

const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}_]$/u;

/** Makes the search for a text, which gives its first place in another. */
export function finder(wanted: string, { exact, wholeWords = false }: HowToFind): (text: string) => Found | undefined {
  const sought = exact ? wanted : wanted.toLowerCase();
  return (text) => {
    const folded = exact ? text : text.toLowerCase();
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
      if (wholeWords && (touches(folded, at) || touches(folded, at + sought.length))) continue;
      return { start: unfolded(text, folded, at), end: unfolded(text, folded, at + sought.length) };
    }
    return undefined;
  };
}

/** Whether there is a character of a word on both sides of an offset. */
function touches(text: string, at: number): boolean {
  const before = /[\s\S]$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const after = /^[\s\S]/u.exec(text.slice(at, at + 2))?.[0] ?? '';
  return WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after);
}

/** The offset in a text of an offset in its lower case, which may be longer: `İ` becomes two characters. */
function unfolded(text: string, folded: string, offset: number): number {
  if (text.length === folded.length) return offset;
  let at = 0;
  let reached = 0;
  for (const character of text) {
    if (reached >= offset) return at;
    reached += character.toLowerCase().length;
    at += character.length;
  }
  return at;
}
