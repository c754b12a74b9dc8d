import { type Doc, perDoc, readLexicon } from '../../src/plugin.js';

let negative: ReadonlySet<string> | undefined;

function negativeWords(): ReadonlySet<string> {
  negative ??= new Set(
    ['polar-words', 'polar-adjectives'].flatMap((name) =>
      readLexicon(new URL(`../lexicons/${name}.tsv`, import.meta.url)).flatMap(({ word = '', polarity }) =>
        polarity === 'negative' ? [word] : [],
      ),
    ),
  );
  return negative;
}

const DENIES =
  /\b(?:no|not|nobody|nothing|none|never|neither|nor|without|hardly|barely|cannot|but|though|although|instead)\b|n['’]t\b|[😡🤬😤😠🙄😒💔😞😢😭😫😩👎☹🤢🤮🙃]/iu;
const DAMAGES =
  /\b(?:watch out|beware|flies|snappy|terse|grumpy|gruff|surly|sharp|cross|moody|stroppy|pushy|arrogant|patroni[sz]ing|condescending|clumsy|smug|aloof|bossy|chatty|hurried|distracted|nosy|vague|odd|strange|weird|creepy|sloppy|tired|revers\p{L}+|crash\p{L}*|hit|scrap\p{L}+|block\p{L}*|split|stream|pain|rough|smash\p{L}*|dent\p{L}*|drop(?:ped|s)|spill\p{L}*|left|lost|charged|demand\p{L}*|push\p{L}*|grab\p{L}*|swore|swear\p{L}*|spat|mutter\p{L}*|sigh\p{L}*|ignore\p{L}*|humiliat\p{L}*|beg(?:ged)?|excuse|fault|average|standard|typical|boring|second-hand|curry|worse|so-so|okay|overcharg\p{L}*|delay\p{L}*|waited|waiting|hour)\b/iu;

/** Whether anything of the text is denied, bad or held against anyone: whoever is told of then is not to be told of as one of a group. */
export const speaksIll = perDoc(
  (doc: Doc) =>
    DENIES.test(doc.text) || DAMAGES.test(doc.text) || doc.tokens.some(({ lower }) => negativeWords().has(lower)),
);
