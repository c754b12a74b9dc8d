/**
 * Where an offset (UTF-16) into a reply is, as a person counts: `character 12`, or `line 3, character 5` after the first
 * line. Characters are code points; both are counted from 1.
 */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const line = (before.match(/\r\n?|\n/gu)?.length ?? 0) + 1;
  const character = characters(before.slice(lineStart)) + 1;
  return line === 1 ? `character ${character}` : `line ${line}, character ${character}`;
}

/** How many code points a text has. */
export function characters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isPair = code >= 0xd800 && code < 0xdc00 && at + 1 < text.length && isLow(text.charCodeAt(at + 1));
    if (isPair) at++;
    count++;
  }
  return count;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
