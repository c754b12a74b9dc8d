import type { Doc } from '../../src/plugin.js';

/** The last signs of a text, without white space behind them: an expression that ends in `$` is tried from every sign on. */
export function endOf({ text }: Doc, signs: number): string {
  return text.trimEnd().slice(-signs);
}
