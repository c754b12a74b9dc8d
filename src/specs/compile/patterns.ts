/** Patterns (RE2) over whole replies, whose blanks around them are aside. */
const LINE = '[^\\S\\n]*\\S[^\\n]*';
const PARAGRAPH = `${LINE}(?:\\n${LINE})*`;

export interface Bounds {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** So many lines that are not blank; blank ones between them are passed over. */
export function linesPattern(bounds: Bounds): string {
  return repeated(LINE, '\\n\\s*', bounds);
}

/** So many paragraphs: stretches of lines with a blank line between them. */
export function paragraphsPattern(bounds: Bounds): string {
  return repeated(PARAGRAPH, '\\n[^\\S\\n]*\\n\\s*', bounds);
}

/** A line that begins with the label and lists so many things between commas. */
export function labelledListPattern(label: string, bounds: Bounds): string {
  return `^[^\\S\\n]*${escaped(label)}[^\\S\\n]*:[^\\S\\n]*${repeated('[^,\\n]*', ',', bounds)}$`;
}

/** Lines that begin with the labels, in this order; others may stand between them. */
export function labelsPattern(labels: readonly string[]): string {
  return labels.map((label) => `^[^\\S\\n]*${escaped(label)}[^\\S\\n]*:`).join('.*\\n');
}

function repeated(unit: string, between: string, { least, most }: Bounds): string {
  const from = Math.max(0, (least ?? 1) - 1);
  const to = most === undefined ? '' : String(Math.max(from, most - 1));
  return `${unit}(?:${between}${unit}){${from},${to}}`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
