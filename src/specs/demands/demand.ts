/** Something that a rule demands of an output and that a program can tell. */
export type Demand =
  | {
      readonly kind: 'length';
      /** In the plural: `words`, `sentences`, `topics`. */
      readonly unit: string;
      readonly least: number | undefined;
      readonly most: number | undefined;
      /** Whether it holds of each line, sentence, … rather than of the whole. */
      readonly each: boolean;
    }
  /** One of these, and nothing else. */
  | { readonly kind: 'values'; readonly values: readonly string[] }
  /** Lines that begin with these and a colon, in this order. */
  | { readonly kind: 'labels'; readonly labels: readonly string[] }
  | { readonly kind: 'format'; readonly format: 'json' | 'json array' | 'json object' | 'html' | 'xml' | 'csv' | 'yaml' | 'markdown' }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'starts' | 'ends'; readonly text: string }
  | { readonly kind: 'case'; readonly letters: 'lower' | 'upper' }
  /** Nothing but what is asked for: no explanation, no comment. */
  | { readonly kind: 'alone' }; // biome-ignore format: a table

export interface Demands {
  /** Whether the rule holds in some cases only (if, when): a program cannot tell in which. */
  readonly conditional: boolean;
  readonly demands: readonly Demand[];
}
