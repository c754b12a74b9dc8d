import { existsSync } from 'node:fs';
import { createKeyIndex, type KeyIndex } from '../store/key-index.js';
import { indexInto } from '../store/keyed-file.js';
import { openReplyCache, type ReplyCache } from '../store/reply-cache.js';
import type { RunFolder } from '../store/run-folder.js';
import type { OpenedModel } from './prepare.js';

/** Where a request need not be sent any more: answered in this run, given up in it, or answered in an earlier one. */
export type HeldIn = 'run' | 'given-up' | 'cache';

/** What there is already of a run's replies; nothing is written, and a process at work on the run is not disturbed. */
export interface HeldReplies {
  find(key: string, model: OpenedModel): HeldIn | undefined;
  close(): void;
}

/** @param cache the folder of replies that outlive runs; undefined: they are not looked at */
export function openHeldReplies(folder: RunFolder, cache: string | undefined): HeldReplies {
  const replies = keysIn(folder.path('replies'));
  const errors = keysIn(folder.path('errors'));
  const caches = new Map<OpenedModel, ReplyCache>();
  const cached = (key: string, opened: OpenedModel) => {
    if (cache === undefined || opened.local) return false;
    const known =
      caches.get(opened) ??
      openReplyCache(cache, { model: opened.model.name, baseUrl: opened.address }, { readOnly: true });
    caches.set(opened, known);
    return known.get(key) !== undefined;
  };
  return {
    find(key, model) {
      if (replies.get(key)) return 'run';
      if (errors.get(key)) return 'given-up';
      return cached(key, model) ? 'cache' : undefined;
    },
    close() {
      for (const each of caches.values()) each.close();
    },
  };
}

function keysIn(file: string): KeyIndex {
  const index = createKeyIndex();
  if (existsSync(file)) indexInto(index, file);
  return index;
}
