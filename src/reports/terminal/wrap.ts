import stringWidth from 'string-width';
import { head } from './clip.js';

/** Text with the way it is painted, which takes no columns. */
export interface Painted {
  readonly text: string;
  paint(text: string): string;
}

const plain = (text: string) => text;

/** The text in lines of at most `width` columns, broken between words; longer words are cut. */
export function wrapText(text: string, width: number): string[] {
  return wrap([{ text, paint: plain }], width);
}

/** As `wrapText`, for text in pieces that are painted each in its own way. */
export function wrap(pieces: readonly Painted[], width: number): string[] {
  const lines: Painted[][] = [[]];
  let used = 0;
  for (const { text, paint } of pieces) {
    for (const word of text.match(/\s+|\S+/gu) ?? []) {
      for (let rest = word; rest !== ''; ) {
        const fits = used + stringWidth(rest) <= width;
        const blank = rest.trim() === '';
        if (!fits && used > 0) {
          if (lines.at(-1)?.at(-1)?.text.trim() === '') lines.at(-1)?.pop();
          lines.push([]);
          used = 0;
          if (blank) break;
          continue;
        }
        const now = fits ? rest : head(rest, width);
        lines.at(-1)?.push({ text: now, paint });
        used += stringWidth(now);
        rest = rest.slice(now.length);
      }
    }
  }
  return lines.map((line) => joined(line)).filter((line, at) => line !== '' || at === 0);
}

/** Paints neighbours that are painted alike at once. */
function joined(line: readonly Painted[]): string {
  const runs: Painted[] = [];
  for (const each of line) {
    const last = runs.at(-1);
    if (last?.paint === each.paint) runs[runs.length - 1] = { ...last, text: last.text + each.text };
    else runs.push(each);
  }
  return runs.map(({ text, paint }) => paint(text)).join('');
}
