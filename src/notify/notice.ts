/** What there is to tell, as plain text. */
export interface Notice {
  /** One line. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** Chat services cut or refuse longer messages. */
const MOST = 3000;
const LINE = 300;

/** A notice as text of bounded size: what does not fit is counted. @param shape how a piece of text is written, such as escaped */
export function noticeText({ title, lines }: Notice, shape: (text: string) => string = (text) => text): string {
  const shaped = [title, ...lines].map((line) => shape(cut(line)));
  const kept: string[] = [];
  let size = 0;
  for (const line of shaped) {
    size += line.length + 1;
    if (size > MOST) return [...kept, `… and ${shaped.length - kept.length} more lines`].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}

/** On one line, cut between characters. */
export function cut(text: string, most = LINE): string {
  const line = text
    .slice(0, most * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
