/** What to do about what a run showed, and the cases that show it. */
export interface Recommendation {
  /** One sentence or two, plain text; parts of it may come from replies. */
  readonly text: string;
  /** Ids, each once. */
  readonly cases: readonly string[];
}

/** `1 case`, `3 cases`. */
export function casesOf(ids: readonly unknown[]): string {
  return counted(ids.length, 'case');
}

export function counted(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}

/** In backticks, at most 60 characters of it. */
export function quoted(text: string): string {
  const chars = [...text.slice(0, 240)];
  return `\`${chars.length > 60 ? `${chars.slice(0, 59).join('')}…` : chars.join('')}\``;
}

/** The values from the most frequent on, with how often each comes. */
export function ranked(values: readonly string[]): readonly (readonly [value: string, times: number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

export function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
