import type { Doc } from '../../src/plugin.js';
import { isFormal } from '../person/register.js';

/** Words that open talk already: a second opening before them would stack. */
const OPENS =
  /^(?:so|well|anyway|honestly|ok|okay|oh|ugh|omg|hey|hi|hello|yeah|yes|no|look|listen|and|but|or|because|also|plus|btw|tbh|lol|wow|sorry|thanks|please|just|actually|basically|apparently|weirdly|sadly|luckily|fyi|reminder|update)$/u;

/** Whether an opening of talk stands there already. */
export function opensAsTalk(doc: Doc): boolean {
  return OPENS.test(doc.tokens[0]?.lower ?? '');
}

/** Somebody's own words, to which talk may be added: not formal, nothing quoted or listed. */
export function isInformal(doc: Doc): boolean {
  return !isFormal(doc) && !/["“”:]/u.test(doc.text.replaceAll(/https?:\/\/\S+/gu, ''));
}

/** Informal, and a statement, not a question or request. */
export function isTalk(doc: Doc): boolean {
  const [sentence] = doc.sentences;
  if (
    !sentence ||
    sentence.kind === 'yes-no-question' ||
    sentence.kind === 'other-question' ||
    sentence.kind === 'command'
  )
    return false;
  return isInformal(doc);
}

/** The text is one yes/no question, with or without a word or clause before its auxiliary. */
export function isOneQuestion(doc: Doc): boolean {
  return (
    doc.sentences.length === 1 && /\?["”]?$/u.test(doc.text.trim()) && doc.sentences[0]?.kind === 'yes-no-question'
  );
}
