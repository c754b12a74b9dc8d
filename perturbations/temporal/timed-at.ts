import { type Candidate, type Doc, mayMatch, perDoc, type Token } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isGrave } from '../around/register.js';
import { inCapitals, inStyle } from '../around/style.js';
import { datesItself } from './time-words.js';

/** What a message says up to the place for a time, and the times that fit there. */
export type Place = readonly [upTo: RegExp, times: readonly string[]];

/** A time of the text’s own; `after that walk` and `the later bus` leave the day open. */
function isOwnTime(token: Token): boolean {
  const { lower } = token;
  return datesItself(token) ? !/^(?:after|later)$/u.test(lower) : lower === 'finally';
}

/** Whether the text has a time, or signs beside which none is put. */
const isTimed = perDoc((doc: Doc) => /[?"“”:;(]/u.test(doc.text) || doc.tokens.some(isOwnTime));

/** A time put in a chat message that has none, at the end of whatever the first fitting pattern matches. */
export function* timedAt(doc: Doc, places: readonly Place[]): Generator<Candidate> {
  if (kindOfText(doc) !== 'chat' || doc.sentences.length > 2 || inCapitals(doc) || isGrave(doc) || isTimed(doc)) return;
  for (const [upTo, times] of places) {
    const match = mayMatch(doc, upTo) && upTo.exec(doc.text);
    if (!match) continue;
    const at = match.index + match[0].length;
    for (const time of times) yield { edits: [{ start: at, end: at, text: inStyle(doc, ` ${time}`) }] };
    return;
  }
}
