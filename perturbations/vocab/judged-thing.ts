import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isOutspoken } from './charged.js';

/** What says that a thing or a place fell short, without a word of blame. */
const FELL_SHORT =
  /\b(?:drone|my money back|rip-off|gave up (?:in|after|halfway|on)|walked out|fell asleep|stained|damp|mice|mou?ld[a-zà-ž]*|leak(?:s|ed)|(?:came|fell) (?:off|apart|loose)|soaked|shrugged|laughed at|no resemblance|nothing like|hair in|cockroach[a-zà-ž]*|rattles|has (?:already )?died|refunded|tore|peeled|out of tune|ignored|cold soup|soup was cold|sent it back|never (?:again|called back)|broke (?:after|on|within|in))\b/iu;

/** Whether a text praises or blames what it tells of, in words or by what happened. */
export const judgesThing = perDoc((doc: Doc): boolean => isOutspoken(doc) || matches(doc, FELL_SHORT));
