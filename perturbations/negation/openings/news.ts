import { type Doc, matches, perDoc } from '../../../src/plugin.js';

const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou|[Yy]our)\b|\bi['’ ]/u;

/** What befell many others, told at some length in full sentences: whoever reports it has nothing to disbelieve. */
export const isNews = perDoc(
  (doc: Doc): boolean => doc.tokens.length > 14 && /\.\s*$/u.test(doc.text) && !matches(doc, OWN),
);
