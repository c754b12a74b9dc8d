import { type Doc, matches, perDoc, type Token } from '../../src/plugin.js';
import { says } from '../around/says.js';
import { polarityOf } from './polar.js';
import { isSpliced } from './spliced.js';

const SPEAKER_OR_HEARER =
  /^(?:i|me|my|mine|myself|you|your|yours|yourself|we|us|our|ours|ourselves|let|please|thanks|thank)$/u;
const JOINING =
  /^\s*(?:and|but|so|or|because|plus|also|however|well|yes|no|ok|okay|sorry|wow|oh|that|if|when|he|she|his|her)\b/iu;
/** What only the writer utters. */
const ASIDE = /^(?:ugh+|lol|lmao|haha+|smh|tbh|imo|omg|wtf|argh+|yay|phew|sigh|meh|rip|ngl|fyi)$/u;
const LONGEST = 40;

/** Whether the whole text is one statement that any third person may be said to make, in the same words. */
export const isAttributable = perDoc((doc: Doc): boolean => {
  const { sentences, clauses, tokens, text } = doc;
  if (sentences.length !== 1 || sentences[0]?.kind !== 'statement' || clauses.length === 0) return false;
  if (tokens.length > LONGEST || /["“”«»:;?\n]|^\s*['‘]/u.test(text)) return false;
  if (says(doc, ASIDE)) return false;
  if (/!|\bsuch\b/iu.test(text) || matches(doc, JOINING) || isSpliced(doc)) return false; // a cry is nobody's report
  if (tokens[0]?.pos === 'ADJ') return false; // `first warm day of the year and the street is out`
  if (matches(doc, NOTHING_DONE) || matches(doc, FELT_HERE)) return false;
  return !says(doc, SPEAKER_OR_HEARER) && clauses[0]?.start === tokens[0]?.start;
});

/** `This headache is unbearable`: whoever says `this` of it has it. */
const FELT_HERE = /^this (?:headache|migraine|toothache|pain|itch|rash|cold|cough|fever|flu|hangover|heat|feeling)\b/iu;

/** `Nothing planned for Sunday yet` has no verb of its own, `nothing changed` has. */
const NOTHING_DONE =
  /^(?:nothing|nobody|none|no one) (?:much )?(?:(?!happened|changed|worked|helped|arrived|matched|moved|seemed|looked|tasted|sounded|fitted)[a-zà-ž]+ed|left|done|gone|lost|seen|heard|set|cut|sold)\b/iu;

/** What is so or not, whoever is asked: `the lift was unavailable on Tuesday`. */
const FACT =
  /^(?:standard|average|normal|usual|half|seven|eight|noon|midnight|hours?|minutes?|days?|weeks?|months?|years?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\p{L}*available|closed|open|offline|online|down|full|empty|late|missing|broken|jammed|gone|here|there|silver|anxious|nervous|filthy|dirty|stained|lumpy|burnt|frozen|raw|wet|damp|dry|mouldy|moldy|stale|packed|closed|cracked|torn|soggy|undercooked|overcooked|lukewarm|delayed|flooded|sold|dead|leaky|sticky|dusty|moist|cold|hot|warm)$/u;

/** Whether it judges something, so that it can be said to be thought: `the view is great`. */
export const isJudgement = perDoc(({ clauses }: Doc): boolean => {
  const [clause] = clauses;
  const [first] = clause?.rest.tokens ?? [];
  return (
    clauses.length === 1 &&
    clause?.copular === true &&
    clause.subject.text.toLowerCase() !== 'there' &&
    first !== undefined &&
    first.pos !== 'ADP' &&
    !clause.rest.tokens.some(isWhat) &&
    clause.rest.tokens.some(({ lower }) => polarityOf(lower) !== undefined) &&
    !clause.rest.tokens.some(({ kind, lower }) => kind === 'number' || FACT.test(lower))
  );
});

/** `it is what it is` is not a view that someone holds. */
function isWhat({ lower }: Token): boolean {
  return /^(?:what|how|who|why|where)$/u.test(lower);
}
