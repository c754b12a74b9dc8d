import { type Doc, matches, perDoc } from '../../src/plugin.js';

const LUKEWARM =
  /\b(?:average|standard|typical|normal|ordinary|regular|okay|ok|usual|fine|as expected|so-so|crowded|uneventful|alright|all right|mediocre|short|long|neither|passable|middling|unremarkable|run-of-the-mill|adequate|tolerable|acceptable|decent|(?<!\b(?:very|so|really|extremely) )reasonable|satisfactory|common|forgettable|so so|nothing special|no better|average-looking|serviceable|(?<!\b(?:highly|very|eminently|so|hardly|barely) )(?:edible|watchable|readable|drinkable|listenable|playable|wearable|bearable|usable|presentable)|plain|middle-of-the-road|fair|indifferent|meh|unexceptional|unexciting|(?:moderately|mildly|vaguely) [a-zà-ž]+|(?:what|as) (?:i|we|you)(?:['’]d| had| would)? expect(?:ed)?)\b/iu;

/** Whether what is said is neither good nor bad, so that nobody has to own up to it: `The hotel was standard`. */
export const isLukewarm = perDoc((doc: Doc): boolean => {
  return matches(doc, LUKEWARM);
});
