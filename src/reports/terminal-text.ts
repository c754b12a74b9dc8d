import stringWidth from 'string-width';

/** The text in lines of at most `width` columns, broken between words where that is possible; later lines start with `indent`. */
export function folded(text: string, width: number, indent: string): string {
  return text
    .split('\n')
    .flatMap((line, at) => foldLine(at === 0 ? line : indent + line, width, indent))
    .join('\n');
}

function foldLine(line: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of line.split(/(?<= )/u)) {
    if (stringWidth(current + piece.trimEnd()) > width && current.trim() !== '') {
      lines.push(current.trimEnd());
      current = indent;
    }
    current += piece;
    while (stringWidth(current) > width && stringWidth(indent) < width) {
      const cut = cutAt(current, width);
      lines.push(current.slice(0, cut));
      current = indent + current.slice(cut);
    }
  }
  return [...lines, current.trimEnd()];
}

/** Where the text is as wide as it may be: an index between graphemes, above 0. */
function cutAt(text: string, width: number): number {
  let used = 0;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    used += stringWidth(segment);
    if (used > width && index > 0) return end;
    end = index + segment.length;
  }
  return end;
}
