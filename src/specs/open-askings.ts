import type { Judged } from '../core/contract.js';
import type { ModelError } from '../core/errors.js';
import type { Message, Params } from '../core/types.js';
import type { Budget } from '../experiment/budget.js';
import { type AskedModel, openAsking } from '../experiment/open-asking.js';
import type { OpenedModel } from '../experiment/prepare.js';
import type { Watcher } from '../experiment/watcher.js';
import { type ErrorLog, openErrorLog } from '../store/error-log.js';
import { lock } from '../store/lock.js';
import { openReplyLog, type ReplyLog } from '../store/reply-log.js';

export interface AskingsOptions {
  /** The folder of artefacts; replies are logged in it, so that nothing is asked twice. */
  readonly path: (file: string) => string;
  readonly budget: Budget;
  readonly cache: string | undefined;
  /** Fires, with a RunStopped, when nothing more is to be asked. */
  readonly stopping: AbortSignal;
  readonly watcher: Watcher;
}

/** Models that can be asked, each with its pace, cache and budget. */
export interface Askings {
  /**
   * Rejects with RunStopped where nothing more is to be asked. A model is asked with the `params` of its first asking; by
   * default those that a specification is made with.
   */
  ask(opened: OpenedModel, messages: readonly Message[], turn: number, params?: Params): Promise<Judged>;
  /** Why a model cannot be asked on (a key that is refused, …); undefined: all can. */
  readonly over: ModelError | undefined;
  /** Waits for what is under way, and lets the folder go. */
  close(): Promise<void>;
}

/** What a specification is made with: room for long lists, and the likeliest words. */
const PARAMS: Params = { temperature: 0, maxTokens: 4096 };

/** Opens the logs of a folder that is there; one process at a time. Throws UserError where another is at work. */
export function openAskings({ path, ...options }: AskingsOptions): Askings {
  const held = lock(path('.lock'));
  const abandon = new AbortController();
  // Nothing is logged, and no file made, where nobody is asked.
  let logs: { readonly log: ReplyLog; readonly errors: ErrorLog } | undefined;
  const logsOpened = () => {
    logs ??= { log: openReplyLog(path('replies.jsonl')), errors: openErrorLog(path('errors.jsonl'), { again: true }) };
    return logs;
  };
  const opened = new Map<OpenedModel, AskedModel>();
  const askingOf = (model: OpenedModel, params: Params) => {
    const asking = opened.get(model) ?? openAsking(model, { params }, { ...options, ...logsOpened(), abandon });
    opened.set(model, asking);
    return asking;
  };
  return {
    async ask(model, messages, turn, params = PARAMS) {
      const asked = await askingOf(model, params).asker.ask(messages, turn);
      return asked.kind === 'error' ? asked : { kind: 'reply', text: asked.text };
    },
    get over() {
      return [...opened.values()].find(({ fatality }) => fatality.over !== undefined)?.fatality.over;
    },
    async close() {
      for (const { asker } of opened.values()) await asker.idle();
      for (const each of opened.values()) each.close();
      logs?.errors.close();
      logs?.log.close();
      held.release();
    },
  };
}
