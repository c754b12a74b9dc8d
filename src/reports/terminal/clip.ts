import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text in at most `width` columns; where it is longer, `…` stands for its end. */
export function clip(text: string, width: number): string {
  return stringWidth(text) <= width ? text : `${head(text, width - 1)}…`;
}

/** As much of the text as takes at most `width` columns; at least one character, so that whoever cuts gets on. */
export function head(text: string, width: number): string {
  let taken = '';
  for (const { segment } of graphemes.segment(text)) {
    if (taken !== '' && stringWidth(taken + segment) > width) break;
    taken += segment;
  }
  return taken;
}

export function pad(text: string, width: number, align: 'left' | 'right' | 'center'): string {
  const room = Math.max(0, width - stringWidth(text));
  const left = { left: 0, right: room, center: Math.floor(room / 2) }[align];
  return ' '.repeat(left) + text + ' '.repeat(room - left);
}
