import type { Doc } from '../core/doc.js';
import type { Item } from '../core/types.js';
import { parse } from '../english/doc.js';

/** A text that is parsed once, however many operators look at it. */
export interface SourceText {
  readonly item: Pick<Item, 'id' | 'input'>;
  readonly doc: () => Doc;
}

/** The text of an item; it is parsed when an operator first asks for it. */
export function source(item: Pick<Item, 'id' | 'input'>): SourceText {
  let doc: Doc | undefined;
  return {
    item,
    doc: () => {
      doc ??= parse(item.input);
      return doc;
    },
  };
}
