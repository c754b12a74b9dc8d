import type { Doc, NounPhrase } from '../../../src/plugin.js';
import { isNameable } from './anaphor-of.js';

/** With its determiner and what belongs to the noun, without adjectives: `a new tasting menu` → `the tasting menu`. */
export function namedAgain(doc: Doc, phrase: NounPhrase): string | undefined {
  const { kind, text, determiner, head, tokens } = phrase;
  if (kind === 'name') return /^\p{Lu}/u.test(text) && tokens.length < 4 && !/['’]/u.test(text) ? text : undefined;
  if (!determiner && phrase.number === 'plural' && tokens.length === 1) return text.toLowerCase();
  if (
    tokens.some(({ text: each }) => /^['’]s?$/u.test(each)) ||
    !determiner ||
    !isNameable({ ...phrase, tokens: [head] })
  )
    return undefined;
  if (/^(?:no|every|each|any|some|many|few|all|both|another|one|two|what)$/u.test(determiner.lower)) return undefined;
  let first = tokens.indexOf(head);
  while (tokens[first - 1]?.pos === 'NOUN') first--;
  const from = tokens[first];
  const owner = /^(?:my|our|your)$/u.test(determiner.lower) ? determiner.lower : 'the';
  return from && `${owner} ${doc.text.slice(from.start, head.end)}`;
}
