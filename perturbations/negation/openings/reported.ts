import type { Doc } from '../../../src/plugin.js';

/** What is put on record, and whatever is told at length by nobody in particular, is not chat. */
const ON_RECORD =
  /\b(?:(?:was|were|been|is|are) (?:found|noted|observed|recorded|inspected|serviced|repainted|visited|examined|tested|commended|rebuilt|carried out|measured)|condition|inspect[a-zà-ž]*|hazards?|defects?|compli(?:ed|ant|ance)|survey[a-zà-ž]*|attendance|auditors?|pupils?|members|residents|council|committee|chairman)\b/iu;
const SPOKEN = /\b(?:i|me|my|mine|we|us|our|you|your)\b|['’](?:s|re|ve|ll|m|d)\b|n['’]t\b|\p{Extended_Pictographic}/iu;

/** A report or a description that nobody says for himself, beside which an admission is out of place. */
export function isReported({ text, sentences }: Doc): boolean {
  return !SPOKEN.test(text) && (sentences.length > 1 || text.length > 90 || ON_RECORD.test(text));
}
