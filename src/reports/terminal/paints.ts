import pc from 'picocolors';
import type { Tone } from '../tables/table.js';

type Paint = (text: string) => string;

/** How parts of the report are painted; without colour, not at all. */
export interface Paints {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly removed: Paint;
  readonly added: Paint;
  readonly good: Paint;
  readonly tone: Readonly<Record<Tone | 'none', Paint>>;
  readonly color: boolean;
}

export function paintsFor(color: boolean): Paints {
  const { bold, dim, red, green, yellow, strikethrough } = pc.createColors(color);
  return {
    color,
    strong: (text) => bold(text),
    faint: (text) => dim(text),
    removed: (text) => red(strikethrough(text)),
    added: (text) => green(bold(text)),
    good: (text) => green(text),
    tone: { bad: (text) => red(text), warn: (text) => yellow(text), quiet: (text) => dim(text), none: (text) => text },
  };
}
