import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { polarityOf } from './polar.js';

const DENIES =
  /\b(?:no|not|nobody|nothing|none|never|neither|nor|without|hardly|barely|cannot|but|though|although|instead)\b|n['’]t\b|[😡🤬😤😠🙄😒💔😞😢😭😫😩👎☹🤢🤮🙃]/iu;
const DAMAGES =
  /\b(?:watch out|beware|flies|snappy|terse|grumpy|gruff|surly|sharp|cross|moody|stroppy|pushy|arrogant|patroni[sz]ing|condescending|clumsy|smug|aloof|bossy|chatty|hurried|distracted|nosy|vague|odd|strange|weird|creepy|sloppy|tired|revers\p{L}+|crash\p{L}*|hit|scrap\p{L}+|block\p{L}*|split|stream|pain|rough|smash\p{L}*|dent\p{L}*|drop(?:ped|s)|spill\p{L}*|left|lost|charged|demand\p{L}*|push\p{L}*|grab\p{L}*|swore|swear\p{L}*|spat|mutter\p{L}*|sigh\p{L}*|ignore\p{L}*|humiliat\p{L}*|beg(?:ged)?|excuse|fault|average|standard|typical|boring|second-hand|curry|worse|so-so|okay|overcharg\p{L}*|delay\p{L}*|waited|waiting|hour)\b/iu;

/** Whether anything of the text is denied, bad or held against anyone: whoever is told of then is not to be told of as one of a group. */
export const speaksIll = perDoc(
  (doc: Doc) =>
    matches(doc, DENIES) || matches(doc, DAMAGES) || doc.tokens.some(({ lower }) => polarityOf(lower) === 'negative'),
);
