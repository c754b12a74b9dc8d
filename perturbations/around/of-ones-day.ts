import { type Doc, matches, perDoc } from '../../src/plugin.js';

/** Whether a text begins as one tells of one's day or night: nothing in it is reviewed, whatever it names. */
export const isOfOnesDay = perDoc((doc: Doc): boolean => matches(doc, OPENS));

const OPENS =
  /^(?:dear diary\b|diary\b|(?:woke|slept|dreamt|dreamed|rained|got up|up at|lay awake)\b|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu;
