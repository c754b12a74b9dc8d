import { fold } from '../../../src/plugin.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as ROUGE has them: lower case, split at all that is no letter or digit. */
export function plainWords(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}

/** The words of a text as SQuAD has them: marks are left out, not split at (`don't` is `dont`), and so are articles. */
export function answerWords(text: string): readonly string[] {
  return fold(text)
    .replace(/[\p{P}\p{S}]/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !/^(?:a|an|the)$/u.test(word));
}
