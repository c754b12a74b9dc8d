import stringWidth from 'string-width';
import { oneLine } from '../../one-line.js';
import { clip, pad } from '../../terminal/clip.js';
import type { Paints } from '../../terminal/paints.js';
import { type Painted, wrap } from '../../terminal/wrap.js';

/** How wide a report is, and how its parts are painted. */
export interface Look {
  readonly width: number;
  readonly paints: Paints;
}

const plain = (text: string) => text;

/** `── Refund ───────────────── 4 of 6 pass ──` */
export function rule(title: string, { width, paints }: Look, right = '', stroke = '─'): string {
  const end = right === '' ? '' : ` ${right} ${stroke}${stroke}`;
  const shown = clip(oneLine(title), Math.max(8, width - stringWidth(end) - 8));
  const line = stroke.repeat(Math.max(2, width - 4 - stringWidth(shown) - stringWidth(end)));
  return `${paints.faint(stroke.repeat(2))} ${paints.strong(shown)} ${paints.faint(line)}${right === '' ? '' : ` ${right} ${paints.faint(stroke.repeat(2))}`}`;
}

/** What stands before a text: in front of its first line, and as blanks before the others. */
export interface Lead {
  readonly text: string;
  readonly indent: number;
  readonly columns: number;
  readonly paint?: (text: string) => string;
}

/** A text that hangs beside its name. */
export function hanging(lead: Lead, pieces: readonly Painted[], { width }: Look): string[] {
  const { text, indent, columns, paint = plain } = lead;
  const room = Math.max(8, width - indent - columns);
  return wrap(pieces, room).map(
    (line, at) =>
      ' '.repeat(indent) +
      (at === 0 ? paint(pad(clip(oneLine(text), columns - 1), columns, 'left')) : ' '.repeat(columns)) +
      line,
  );
}

/** Text from outside as one piece that only shows. */
export function shown(text: string, paint: (text: string) => string = plain): Painted[] {
  return [{ text: oneLine(text), paint }];
}

/** A text of several lines, the first few of them. */
export function paragraphs(lead: Lead, text: string, look: Look, most: number): string[] {
  const all = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const lines = all
    .slice(0, most)
    .flatMap((line, at) => hanging(at === 0 ? lead : { ...lead, text: '' }, shown(line), look));
  const left = all.length - most;
  return left > 0
    ? [...lines, ...hanging({ ...lead, text: '' }, shown(`… ${left} more lines`, look.paints.faint), look)]
    : lines;
}
