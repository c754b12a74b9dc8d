import type { Doc } from '../../src/plugin.js';

const TALK = /\b(?:I|my|me|we|our|us|you|your)\b|[a-zà-ž]['’][a-zà-ž]|\p{Extended_Pictographic}/iu;

/** Prose that speaks for nobody and to nobody, as it is printed: no place for frank words or for asking back. */
export const isPrinted = ({ text }: Doc): boolean => text.length > 60 && text.endsWith('.') && !TALK.test(text);
