import { fold } from '../../../src/plugin.js';

const BRACKETS = /[[【]([^[\]【】\n]{1,200})[\]】](?!\()/gu;
const RANGE = /^(\d{1,3})\s?[-–]\s?(\d{1,3})$/u;
const MOST_IN_RANGE = 50;

const SOURCE_WORD = 'source|document|doc|passage|article|reference|ref|citation|policy';

/** What may be an id, in brackets: letters with a number, or `Document 3`. */
const ID = new RegExp(`^\\p{L}[\\p{L}\\p{N}_.:/-]*\\d[\\p{L}\\p{N}_.:/-]*$|^(?:${SOURCE_WORD})\\s?#?\\d+$`, 'iu');

/** `source 2`: how a number is cited outside brackets. */
const NUMBERED = new RegExp(`\\b(?:${SOURCE_WORD})\\s?#?(\\d{1,3})\\b`, 'giu');

/** Words that may be ids outside brackets: `policy_doc_1`, `KB-12`, `Document 3`. */
const WORD = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}]*(?:[_-][\p{L}\p{N}]+)*(?:\s#?\d+|#\d+)?(?![\p{L}\p{N}_])/gu;

/** `1` or `B2`: too short to be an id outside brackets. */
export function isShort(id: string): boolean {
  return id.length < 3;
}

/** The ids that a text has in brackets: those that are known, and those that look as if they were. Ids are folded text. */
export function bracketedIds(text: string, known: readonly string[]): readonly string[] {
  const hasNumbers = known.length === 0 || known.some((id) => /^\d+$/u.test(id));
  return [...text.matchAll(BRACKETS)].flatMap(([, inside = '']) => {
    const parts = inside
      .split(/[,;|]|\band\b|&/u)
      .map((part) => part.trim().replace(/^\^|^["'`*_]+|["'`*_]+$/gu, ''))
      .filter((part) => part !== '');
    return parts.flatMap(expanded).filter((part) => {
      if (known.includes(fold(part))) return true;
      return hasNumbers && /^\d{1,3}$/u.test(part) ? true : ID.test(part);
    });
  });
}

/** `1-3` is `1`, `2`, `3`. */
function expanded(part: string): readonly string[] {
  const [, from, to] = RANGE.exec(part)?.map(Number) ?? [];
  if (from === undefined || to === undefined || to < from || to - from > MOST_IN_RANGE) return [part];
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}

/** The ids outside brackets: those that are known, and those that differ from a known one in their number alone. */
export function looseIds(text: string, known: readonly string[]): readonly string[] {
  const folded = fold(text);
  const words = known.filter((id) => !isShort(id) && !/^\d+$/u.test(id));
  const stems = new Set(words.filter((id) => /\d$/u.test(id)).map(stem));
  const alike = [...text.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => /\d$/u.test(word) && stems.has(stem(fold(word))));
  const isNumbered = known.some((id) => /^\d+$/u.test(id));
  const numbered = isNumbered ? [...text.matchAll(NUMBERED)].map(([, number = '']) => number) : [];
  return [...words.filter((word) => hasWord(folded, word)), ...alike, ...numbered];
}

/** An id without the number at its end. */
function stem(id: string): string {
  return id.replace(/\d+$/u, '');
}

function hasWord(text: string, word: string): boolean {
  const isPart = (character: string) => /^[\p{L}\p{N}_]$/u.test(character);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + word.length))) return true;
  return false;
}
