import type { Message } from '../core/types.js';
import type { Pair } from '../datasets/pairs.js';
import type { Asking } from './beside.js';
import type { KnownRequests } from './known-requests.js';
import type { PageReply } from './page-data.js';
import { promptOf } from './prompts.js';
import type { ReplyFinder } from './reply-finder.js';

/** A text as it was put to the model, and what came back, as far as that is known. */
export interface Asked {
  readonly messages: readonly Message[] | undefined;
  readonly reply: PageReply | undefined;
}

/** What was asked about a case, of both its texts. */
export type AskedOf = (asking: Asking, pair: Pair) => { readonly source: Asked; readonly followUp: Asked };

export function askedOf(requests: KnownRequests, replies: ReplyFinder): AskedOf {
  return ({ model, repeat, shots, context }, pair) => {
    const asked = (text: string): Asked => {
      const messages = promptOf(requests.outlines, { shots, context, given: pair.context ?? '', text });
      const key = messages && requests.keyOf(model, messages, repeat);
      return { messages, reply: key === undefined ? undefined : replies.find(key) };
    };
    return { source: asked(pair.source), followUp: asked(pair.follow_up) };
  };
}
