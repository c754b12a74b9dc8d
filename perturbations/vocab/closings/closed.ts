import type { Candidate, Doc } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { saidAfter } from '../../around/said-after.js';
import { inStyle } from '../../around/style.js';
import { soleStatement } from '../stance.js';

const LONGEST_WITH_TAIL = 22;

/** `…, tail` at the end of a text that is one statement, before its full stop and emoji. */
export function tailed(doc: Doc, tail: string): Candidate | undefined {
  const sentence = soleStatement(doc);
  const at = sentence && endOfWords(doc);
  if (!sentence || at === undefined || sentence.tokens.length > LONGEST_WITH_TAIL) return undefined;
  if (/["”)\]:;…]|\.\.|[!?]|\bbut\b|,/u.test(doc.text)) return undefined;
  if (doc.tokens.some(({ kind, end }) => kind === 'emoji' && end < at)) return undefined;
  return { edits: [{ start: at, end: at, text: inStyle(doc, tail) }] };
}

/** Each sentence said after the text; none where the text trails off, asks at its end, or is signed. */
export function* closed(doc: Doc, sentences: readonly string[]): Generator<Candidate> {
  if (/(?:\.\.|…|\?|["”)\]:;,])\P{L}*$/u.test(doc.text) || isSigned(doc)) return;
  for (const sentence of sentences) {
    const candidate = saidAfter(doc, sentence);
    if (candidate) yield candidate;
  }
}

/** A last line or sentence that closes already: `Kind regards, Ana`, `Sent from …`, `Thanks!`. */
function isSigned({ text }: Doc): boolean {
  return /\b(?:regards|sincerely|yours|cheers|sent (?:from|via|with))\b[^.!]{0,40}$|[.!?] *(?:many )?(?:thanks|thank you)[^.!?]{0,30}[.!]*\P{L}*$|\n.{0,25}$/iu.test(
    text,
  );
}
