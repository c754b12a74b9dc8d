import { type Doc, perDoc } from '../../../src/plugin.js';

const UNDER_WAY =
  /(?:\b(?:is|are|am)|['’](?:s|re|m)) (?:[a-zà-ž]+ly )?[a-zà-ž]+ing\b|\balready\b|\bat the (?:party|door|moment)\b|\b(?:has|have|['’](?:s|ve)) been\b[^.?!]*\b(?:seconds?|minutes?|hours?)\b|\b(?:keeps?|starts?|begins?) (?:[a-zà-ž]+ing|to)\b|\b(?:is|are|am|['’](?:s|re|m)) (?:about to|on fire|in labou?r|on (?:his|her|their|its|the) way)\b/iu;

/** What happens as it is asked was not wondered about this morning, and cannot wait: `The tide's coming in.` */
export const isUnderWay = perDoc(({ sentences, text }: Doc): boolean => {
  return UNDER_WAY.test(text.slice(0, sentences.at(-1)?.start ?? 0));
});
