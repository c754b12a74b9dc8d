import { type Doc, matches, mayMatch } from '../../src/plugin.js';
import { isAppraisal } from './appraisal.js';
import { isClinicalNote } from './clinical.js';
import { isPolar } from './evaluative.js';
import { EMOJI, isShort, TALK, wordsIn } from './kind-shape.js';
import * as words from './kind-words.js';
import { isFormal, isLetter } from './register.js';

const YOU = /\b(?:you|your|yours)\b|\byou['’]/iu;
export function isClinical(doc: Doc, own: boolean): boolean {
  const { text } = doc;
  if (/^(?:She|He|They) had been\b/u.test(text)) return false; // so a story begins
  if (matches(doc, EMOJI) || (own && !matches(doc, words.OF_SOMEBODY_ELSE) && !matches(doc, words.NOTED))) return false;
  if (/\b(?:I|[Mm]y|[Mm]e)\b/u.test(text) && !matches(doc, words.OF_CLINICIANS)) return false;
  if (
    matches(doc, YOU) ||
    matches(doc, words.ANNOUNCES) ||
    /\b(?:charity|children['’]s ward|volunteers?|council)\b/iu.test(text)
  )
    return false;
  if (isClinicalNote(doc) || matches(doc, words.NOTED)) return true;
  return matches(doc, words.OF_CLINICS) || (matches(doc, words.OF_SOMEBODY_ELSE) && matches(doc, words.IN_SESSIONS));
}

const NAMED =
  /^(?:\p{Lu}\p{Ll}+(?: is|['’]s been| has| rarely| often| always| never| led| took| finds| shows| needs| continues)\b|(?:[Ii]t saddens me|[Ww]e are (?:pleased|delighted|sorry)) to report that \p{Lu})/u;
const WORKS =
  /\b(?:department|promotion|account|clients?|juniors|quarter|class(?:mates)?|homework|staff|term|sessions|to teach|pupils?|reports are|orchestra|attendance)\b/iu;

export function isOnSomebodysWork(doc: Doc): boolean {
  if (isAppraisal(doc))
    return (
      !matches(doc, words.ANNOUNCES) && !/\b(?:appraisal|meeting) was\b|\bmy (?:form|manager|boss)\b/iu.test(doc.text)
    );
  return (
    matches(doc, NAMED) &&
    matches(doc, WORKS) &&
    /\b(?:he|she|his|her)\b/iu.test(doc.text) &&
    !/\bmy (?!expectations)/iu.test(doc.text)
  );
}

export function isTicket(doc: Doc, own: boolean): boolean {
  const { text } = doc;
  if (!own || isShort(doc) || matches(doc, EMOJI) || LETTERS.some((pattern) => matches(doc, pattern))) return false;
  if (/\byou keep (?:charging|billing|sending|ignoring)\b/iu.test(text)) return false; // that is no fault in a program
  return (
    matches(doc, words.OF_SOFTWARE) && matches(doc, words.TO_THOSE_WHO_RUN_IT) && !matches(doc, words.OF_ONES_LIFE)
  );
}

const LETTERS = [words.LETTER_OPENS, words.LETTER_CLOSES];

/** `Your garden is lovely`: said to a friend. */
const DEAR_TO_ONE =
  /^your (?:mum|mom|dad|brother|sister|son|daughter|cat|dog|garden|house|hair|face|birthday|love|kindness|song|voice|eyes|smile|advice)\b/iu;

export function isWrittenTo(doc: Doc): boolean {
  const { text } = doc;
  if ((matches(doc, EMOJI) && !/^dear\b/iu.test(text)) || /^dear diary\b/iu.test(text)) return false;
  if (/^dear (?!diary|lord|god|me|santa)|\byours (?:sincerely|faithfully)\b/iu.test(text)) return true;
  if (wordsIn(doc) < 12 || matches(doc, TALK)) return false;
  if (matches(doc, words.LETTER_OPENS)) return true;
  if (
    matches(doc, words.ON_BUSINESS) &&
    (isLetter(doc) || /\b(?:we|our) (?:shall|will|contract|account)\b/iu.test(text))
  )
    return true;
  if (matches(doc, words.OF_ONES_LIFE)) return false;
  if (/^your [a-zà-ž]+ /iu.test(text) && doc.sentences.length > 1 && !matches(doc, DEAR_TO_ONE)) return true;
  const personal = /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|[Yy]our?)\b/u.test(text);
  return (
    (personal && matches(doc, words.LETTER_CLOSES)) ||
    (matches(doc, words.OF_THOSE_WRITTEN_TO) && !matches(doc, words.ANNOUNCES))
  );
}

export function announces(doc: Doc): boolean {
  const { text } = doc;
  if (matches(doc, EMOJI) || matches(doc, TALK)) return false;
  if (matches(doc, words.ANNOUNCES)) return true;
  const told =
    doc.sentences.every(({ kind, tokens }) => kind !== 'fragment' || tokens.length > 5) && !/[!?]/u.test(text);
  return (
    told &&
    (isFormal(doc) || doc.tokens.filter(({ lower }) => isPolar(lower)).length < 3) &&
    /^[\p{Lu}\d"“].*[.”"]$/su.test(text.trim()) &&
    !/^(?:these|this|whoever|please|got|paid|walked|woke|went|had|made|slept|took|finished|met|spent|cooked|cleaned|stayed|drove|sat)\b|\b(?:here|this one|never again|joking|apparently|in reality|worth every|avoid|yuck|worst|best|dreadful|gorgeous|lovely|wonderful|masterpiece|triumph|superb|waste|rip-off|rubbish|an insult|no sense|a disgrace|infested|no resemblance|revelation)\b/iu.test(
      text,
    ) &&
    wordsIn(doc) > 8
  );
}

export function isReview(doc: Doc, own: boolean): boolean {
  const { text } = doc;
  if (
    wordsIn(doc) < 14 ||
    matches(doc, words.OF_ONES_LIFE) ||
    /^(?:to (?:the|whoever|all)|thank you)\b|\b(?:anyone|anybody|does|congratulations|well done|neighbou?r)\b|\?\s*$/iu.test(
      text,
    )
  )
    return false;
  return (
    mayMatch(doc, words.REVIEWED) &&
    words.REVIEWED.test(text.replaceAll(/\b(?:on|off|over|by) (?:the|my|her|his) phone\b/giu, '')) &&
    matches(doc, words.REVIEWS) &&
    (own || !matches(doc, YOU) || /\bavoid|don['’]t\b/iu.test(text))
  );
}
