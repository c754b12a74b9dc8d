const SILENT_H = /^(?:hour|honest|honou?r|heir|herb(?!ert))/u;
const CONSONANT_SOUND =
  /^(?:uni(?!n|m|dent)|uk(?:rai|ule)|ugan|urug|use|user|usu|ut(?:[ei]|ah)|eu|ewe|one\b|once\b|u\b|ubiq|urin|uran|uter)/u;
const SPELLED_WITH_VOWEL = /^[aefhilmnorsx]$/u;

/** `a` or `an` before `text`, by how its first word is said. */
export function indefiniteArticle(text: string): 'a' | 'an' {
  const word = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
  if (/^(?:8|11$|18$|1[18]\d\d$)/u.test(word)) return 'an';
  if (/^\d/u.test(word)) return 'a';
  const lower = word.toLowerCase();
  const acronym = word.length > 1 && word === word.toUpperCase() && !/[aeiouy]{1}[^aeiouy][aeiouy]/u.test(lower);
  if (/^U\p{Lu}{1,2}$/u.test(word)) return 'a';
  if (acronym || word.length === 1) return SPELLED_WITH_VOWEL.test(lower.slice(0, 1)) ? 'an' : 'a';
  if (SILENT_H.test(lower)) return 'an';
  return /^[aeiou]/u.test(lower) && !CONSONANT_SOUND.test(lower) ? 'an' : 'a';
}
