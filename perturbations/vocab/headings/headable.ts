import { type Doc, matches, perDoc } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isProse } from '../../around/kind-shape.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { judgesThing } from '../judged-thing.js';

/** A label, a greeting or an answer of its own, talk to somebody, what is announced or told of a day of one's life. */
const ELSE =
  /^.{0,28}[:;]|^(?:["“(]|diary|update|note|notice|reminder|review|news|p\.?s\b|fyi\b|so\b|well\b|yes\b|no\b|but\b|and\b|or\b|also\b)|\b(?:dear|hi|hello|thanks?|thank you|please|sincerely|regards|your (?!name\b|mouth\b|ears\b|eyes\b|seat\b|money\b|wallet\b)|you (?:have|had|were|are|did|sent|said|told|made)|you['’](?:ve|re)|ticket|diary|reviews?)\b|\n|\p{Extended_Pictographic}/iu;

const LENGTH = 55;

/** Whether a heading can stand before the text: printed prose of one to four statements, whoever tells it. */
export const isHeadable = perDoc((doc: Doc): boolean => {
  const { text, sentences } = doc;
  if (text.length < LENGTH || sentences.length > 4 || matches(doc, ELSE) || inCapitals(doc)) return false;
  if (
    !sentences.every(({ kind, index }) => /^(?:statement|fragment)$/u.test(kind) || (index > 0 && kind === 'command'))
  )
    return false;
  return isProse(doc) && /^(?:chat|story|review|notice|clinical|contract)$/u.test(kindOfText(doc));
});

/** Whether it is told by nobody: without `I`, `we` or `you`. */
export const isTold = perDoc((doc: Doc): boolean => !matches(doc, OWN));
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Oo]urs|us|[Yy]ou|[Yy]our)\b/u;

/** What praises or blames without a word that is known to. */
const VERDICTS =
  /\b(?:avoid|again|enough|fall flat|falls flat|fell flat|falls apart|wanders?|drags?|dragged|charm|radiant|dazzling|luminous|shines?|sparkles?|bursts? with|moved (?:me|us|everyone|to tears|the (?:whole|audience|crowd))|cheer(?:ed|ing)|wept|tears|laughed|cried|left early|half empty|looks? cheap|instead of|refus[a-zà-ž]+|shrugged|gave out|snapped|faded|shrank|ants|frozen|cold|watery|sticky|raw|burned|burnt|overcooked|late|awake|earplugs|turned out to be|never|not one|remembered|quieter|sharper|lighter|cleaner|fragrant|rich|springy|crisp|tender|any trouble|a second one|for years|like (?:a|an|magic)|as if|only noise|mistakes|insult|incomprehensible|missing|crooked|scratchy|rather be|would have fitted|so [a-zà-ž]+ that|too [a-zà-ž]+|than (?:i|we|any|the old|our old|the one|my old|all)|at once|without (?:any )?trouble|instantly|enough|gone home|career|debut|revelation|lesson|waste|promised|in the middle of|wrong|empty|nowhere|a bore|can be guessed|hollow|straight through|(?:would|will) buy|a lie|brand new|gave up|poorer|hungry|be back|not stopped talking|still looks? new|split|bruised|stale|past its date|crunchy|squeaks|wobbles|plagued|invisible|like claws|polished|unsentimental|lets on|whistles|rattles|on time|even (?:swept|showed|drew|stayed|packed|carried|drove)|less than (?:he|she|they) had quoted|made us smile|mistook|bring tissues|go and see|stays? with you|lost patience|so-called|advertises|dazzl[a-zà-ž]+|downhill|let go)\b/iu;

/** Whether the text says what somebody makes of what it tells of. */
export const isVerdict = perDoc((doc: Doc): boolean => {
  return judgesThing(doc) || matches(doc, VERDICTS) || doc.tokens.some(({ lower }) => polarityOf(lower) !== undefined);
});

/** What no reader of a review or a description would tell: crime, death, work, and what is in the papers. */
export const isPrivate = perDoc((doc: Doc): boolean => isGrave(doc) || matches(doc, PRIVATE));
const PRIVATE =
  /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^today\b|\b(?:today|tonight|yesterday|trolley|inspect[a-zà-ž]+|before work|police|court|tribunal|jury|council|tenants?|landlord|landlady|residents|patients?|funeral|hospital|committee|invoice|account|minutes of|stolen|stole|thie(?:f|ves)|burgl[a-zà-ž]+|lost my|dropped (?:my|our|the|it)|boss|colleagues?|at work|office|birthday present|argued|wedding|won (?:the|a|an|first)|prize (?:for|of)|launched|published|announc[a-zà-ž]+|apprentice|apprenticeship|pleasure to recommend|(?:recommend|hesitation in recommending) (?:Mr|Mrs|Ms|Dr)\.?|years? with us|generations|closing of|tiles|dice|rule book|vandalised|said on|elected|mayor|strike|workers|killed|fire(?! escape|place|side)|burned down|evacuated|doctor|ward|our (?:son|daughter|baby|neighbour|neighbor)|my (?:son|brother|sister|boss|mother|father)['’]s|school|diagnosed|grandmother['’]s|homework|exam|rent|mortgage|bank|insurance|divorce)\b/iu;
