import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { polarityOf } from './polar.js';

const DENIES =
  /\b(?:no|not|nobody|nothing|none|never|neither|nor|without|hardly|barely|cannot|but|though|although|instead)\b|n['’]t\b|[😡🤬😤😠🙄😒💔😞😢😭😫😩👎☹🤢🤮🙃]/iu;
const DAMAGES =
  /\b(?:watch out|beware|flies|snappy|terse|grumpy|gruff|surly|sharp|cross|moody|stroppy|pushy|arrogant|patroni[sz]ing|condescending|clumsy|smug|aloof|bossy|chatty|hurried|distracted|nosy|vague|odd|strange|weird|creepy|sloppy|tired|revers[a-zà-ž]+|crash[a-zà-ž]*|hit|scrap[a-zà-ž]+|block[a-zà-ž]*|split|stream|pain|rough|smash[a-zà-ž]*|dent[a-zà-ž]*|drop(?:ped|s)|spill[a-zà-ž]*|left|lost|charged|demand[a-zà-ž]*|push[a-zà-ž]*|grab[a-zà-ž]*|swore|swear[a-zà-ž]*|spat|mutter[a-zà-ž]*|sigh[a-zà-ž]*|ignore[a-zà-ž]*|humiliat[a-zà-ž]*|beg(?:ged)?|excuse|fault|average|standard|typical|boring|second-hand|curry|worse|so-so|okay|overcharg[a-zà-ž]*|delay[a-zà-ž]*|waited|waiting|hour)\b/iu;

/** Whether anything of the text is denied, bad or held against anyone: whoever is told of then is not to be told of as one of a group. */
export const speaksIll = perDoc(
  (doc: Doc) =>
    matches(doc, DENIES) || matches(doc, DAMAGES) || doc.tokens.some(({ lower }) => polarityOf(lower) === 'negative'),
);
