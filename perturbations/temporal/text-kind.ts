import { type Doc, perDoc } from '../../src/plugin.js';
import { isClinicalNote, isOwnStory } from '../around/clinical.js';
import { isFormal, isLetter } from '../around/register.js';

/** What a text is, and so in what form the time of writing stands in front of it: none in front of a contract. */
export type TextKind = 'chat' | 'post' | 'letter' | 'report' | 'contract';

const CONTRACT =
  /\b(?:shall|hereby|(?:either|each|both|neither) part(?:y|ies)|this (?:agreement|contract|lease|policy)|may terminate|(?:clause|section|article) \d+)\b/iu;
const LETTER = /^(?:dear|to whom|hello|hi|good (?:morning|afternoon|evening))\b/iu;
const OF_ANOTHER = /^(?:(?:mr|mrs|ms|dr)\b|an? \d+[- ]year|he |she )/iu;
const CLINICAL =
  /\b(?:clinic|hip|knee|hearing|ward|tablets?|blood|dose|pain|wound|sutures?|gp|x-ray|scan|migraine|dressing|infection)\b/iu;
/** Notes leave out articles and verbs: `Wound healing well.` */
const NOTED = /^(?:wound|chest|abdomen|lungs|dressing|vitals|no acute|mobility|no known)\b/iu;

export const kindOfText = perDoc(findKindOfText);

function findKindOfText(doc: Doc): TextKind {
  const { text } = doc;
  if (CONTRACT.test(text)) return 'contract';
  if (
    isClinicalNote(doc) ||
    (isFormal(doc) && !isOwnStory(doc)) ||
    NOTED.test(text) ||
    /\b(?:sutures?|biopsy|signs? of infection|on examination|afebrile)\b/iu.test(text) ||
    (OF_ANOTHER.test(text) && CLINICAL.test(text))
  )
    return 'report';
  if (text.length > 60 && (isLetter(doc) || LETTER.test(text))) return 'letter';
  return text.length > (doc.sentences.length > 1 ? 70 : 90) ? 'post' : 'chat';
}
