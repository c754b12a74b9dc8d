import type { Tone } from './figures.js';

/** One table as any format can draw it. */
export interface Sheet {
  readonly title: string;
  /** A row of headings above the columns, each over so many of them; none where absent. */
  readonly groups?: readonly { readonly text: string; readonly span: number }[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Column {
  readonly head: string;
  readonly align: 'left' | 'right';
  /** Left out where the page is too narrow. */
  readonly optional?: boolean;
}

export interface Cell {
  readonly text: string;
  readonly tone?: Tone;
  /** Shown on hover where there is such a thing. */
  readonly hint?: string;
}
