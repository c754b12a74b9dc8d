import { isInfinitive, type Token } from '../../../src/plugin.js';

/** What is set off after a subject opens with one of these. */
const OPENS = /^(?:who|which|whose|unlike|like|when|before|after|once|then)$/u;

/** `was the bell, which had cracked, | mended in May`: the second of two commas says where the subject ends. */
export function afterAside(words: readonly Token[]): number | undefined {
  const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [from, to] = commas;
  if (from === undefined || to === undefined || commas.length > 2 || from < 2 || from > 9 || to - from < 4)
    return undefined;
  const [auxiliary, link, first] = [words[0], words[from + 1], words[to + 1]];
  if (!auxiliary || !link || !first || !OPENS.test(link.lower)) return undefined;
  if (
    words
      .slice(1, from)
      .some(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || /^(?:who|which|that)$/u.test(lower))
  )
    return undefined;
  if (/^(?:and|or|nor|but)$/u.test(first.lower) || words.some(({ lower }) => /^(?:or|yet|any)$/u.test(lower)))
    return undefined;
  if (/^(?:is|are|was|were)$/u.test(auxiliary.lower)) return to + 1;
  const verb = words.slice(to + 1).find(({ lower }) => !/^(?:also|still|ever|already|once|\p{L}+ly)$/u.test(lower));
  return verb && (isInfinitive(verb.lower) || /^(?:have|be)$/u.test(verb.lower)) ? to + 1 : undefined;
}
