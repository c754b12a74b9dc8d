import { type Doc, matches, mayMatch } from '../../src/plugin.js';
import { type Kind, kindOfText } from './kind.js';

// Conditions of whole texts, for `onlyIf`: what many rules share is asked of a text by the same code.

export const isOneSentence = ({ sentences }: Doc): boolean => sentences.length === 1;

export const isLonger = ({ sentences }: Doc): boolean => sentences.length > 1;

export const asks = ({ text }: Doc): boolean => text.includes('?');

export const hasComma = ({ text }: Doc): boolean => text.includes(',');

/** The clause that comes first tells of what was. */
export const tellsOfPast = ({ clauses: [clause] }: Doc): boolean => clause?.tense === 'past';

/** A text that meets several conditions. */
export function all(...conditions: readonly ((doc: Doc) => boolean)[]): (doc: Doc) => boolean {
  return (doc) => conditions.every((meets) => meets(doc));
}

/** A text of one of these kinds. */
export function isOf(...kinds: readonly Kind[]): (doc: Doc) => boolean {
  return (doc) => kinds.includes(kindOfText(doc));
}

/** A text in which an expression matches. */
export function has(pattern: RegExp): (doc: Doc) => boolean {
  return (doc) => matches(doc, pattern);
}

/** A text with words that one of the expressions needs. */
export function mayHave(...patterns: readonly RegExp[]): (doc: Doc) => boolean {
  return (doc) => patterns.some((pattern) => mayMatch(doc, pattern));
}
