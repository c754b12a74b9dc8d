import { stripThinking } from './strip-thinking.js';

/** Tags that end a line, and tags that only dress a word. */
const BLOCK_TAG = /<\/?(?:p|br|hr|div|pre|ul|ol|li|table|tr|td|th|h[1-6]|html|body)\b[^<>]{0,200}>/gi;
const INLINE_TAG = /<\/?(?:b|i|u|s|em|strong|mark|span|code|eos|bos|pad|(?:start|end)_of_turn)\b[^<>]{0,200}>/gi;

/** `<|im_end|>`, `[/INST]`: what a model's template leaves behind. */
const TEMPLATE_TOKEN = /<\|[^<>|\n]{1,40}\|>|\[\/?(?:INST|SYS|OUT)\]/g;

/** The language after a code fence. */
const FENCE =
  /(?<![`~])(`{3,8}|~{3,8})[ \t]{0,8}(?:json5?|jsonc|text|txt|plaintext|plain|markdown|md|ya?ml|xml|html|latex|tex|python|js|javascript|bash|csv)\b/gi;

/**
 * The part of a reply that may hold its answer: without thinking, HTML tags, template tokens and the languages of code
 * fences. Undefined when the answer never came.
 */
export function stripReply(reply: string): string | undefined {
  return stripThinking(reply)
    ?.replace(BLOCK_TAG, '\n')
    .replace(INLINE_TAG, ' ')
    .replace(TEMPLATE_TOKEN, ' ')
    .replace(FENCE, '$1 ');
}
