import type { Doc } from '../core/doc.js';
import type { Item } from '../core/types.js';
import { parse } from '../english/doc.js';

/** A text that is parsed once, however many operators look at it. */
export interface SourceText {
  readonly item: Pick<Item, 'id' | 'input' | 'label'>;
  readonly doc: () => Doc;
  /** Its id and text as JSON, as an array begins with them: what the ids of all its follow-ups are hashes of begins so. */
  readonly opening: () => string;
}

/** The text of an item; it is parsed when an operator first asks for it. */
export function source(item: Pick<Item, 'id' | 'input' | 'label'>): SourceText {
  let doc: Doc | undefined;
  let opening: string | undefined;
  return {
    item,
    doc: () => {
      doc ??= parse(item.input);
      return doc;
    },
    opening: () => {
      opening ??= JSON.stringify([item.id, item.input]).slice(0, -1);
      return opening;
    },
  };
}
