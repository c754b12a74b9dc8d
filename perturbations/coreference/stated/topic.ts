import type { Edit } from '../../../src/plugin.js';
import type { Said } from './said.js';

/** What a statement is about, and the statement once that has been named. */
export interface StatedTopic {
  /** As it is named inside a sentence: in lower case unless it is a name. */
  readonly mention: string;
  readonly role: 'subject' | 'object' | 'activity' | 'place' | 'owner' | 'embedded';
  /** How it is named: with a determiner, as a name, or bare, as people type (`train was late`). */
  readonly named: 'definite' | 'name' | 'bare';
  /** The statement says what the topic is like. */
  readonly describes: boolean;
  readonly said: Said;
  /** The statement's first words, as they are inside a sentence and as they open one. */
  readonly opening: Edit & { readonly opens: string };
  /** The anaphor in the topic's place, unless the opening holds it. */
  readonly rest: readonly Edit[];
}
