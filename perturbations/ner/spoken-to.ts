import { type Doc, matches } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';

export const GREETING = /^(?:hey|hi|hello)$/u;
const TO_ONE: ReadonlySet<string> = new Set(
  "guys|all|everyone|everybody|team|folks|sir|madam|you|dear|doctor|doc|nurse|officer|driver|chef|coach|teacher|professor|mom|dad|mum|babe|friends|ladies|girls|people|y'all".split(
    '|',
  ),
);
const TO_ALL =
  /\b(?:you all|you guys|(?:can|could|would|will) some(?:one|body)\b|any(?:one|body) (?:else )?(?:know|think|have|want|got|sell|need|been|tried|going|up)(?:s|ing)?)\b|\bany(?:one|body)\b[^.!]*\?|^any(?:one|body)\b/iu;

/** A case that a question puts: `say` would be said to the person, and `he` be someone that both know. */
const OF_A_CASE = /^\s*(?:say|suppose|imagine|picture|assume|take|let['’]s say|given|he|she|they|his|her|their)\b/iu;

/** Whether somebody can be named as who is spoken to: nobody else is spoken to, and `you` in a question does not come to mean the person. */
export function isOpen(doc: Doc, asks: boolean): boolean {
  const { tokens } = doc;
  if (tokens[0]?.lower === 'dear' || matches(doc, TO_ALL) || (!asks && isOfficial(doc))) return false;
  if (
    tokens.some(
      ({ lower, pos }, at) =>
        TO_ONE.has(lower) && (at < 3 || lower !== 'you') && pos !== 'DET' && tokens[at + 1]?.text === ',',
    )
  )
    return false;
  if (tokens.some(({ lower }, at) => at < 3 && TO_ONE.has(lower) && GREETING.test(tokens[at - 1]?.lower ?? '')))
    return false;
  if (!asks) return true;
  if (!doc.text.includes('?') || matches(doc, OF_A_CASE)) return false;
  return !tokens.some(({ lower }) => /^(?:i|me|my|you|your|yours|yourself)$/u.test(lower));
}
