import { type Doc, perDoc } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
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

/** What is written to somebody who is reprimanded, thanked or asked in the name of a firm. */
const ADDRESSED =
  /^(?:your|you|further to|following|we regret|i regret|our clients?|my clients?|in only|with reference|thank you for your|as discussed|please)\b/iu;

function isAddressed({ text, sentences }: Doc): boolean {
  return (
    sentences.length > 1 &&
    ADDRESSED.test(text) &&
    /\byou(?:r|['’]ve|['’]re)?\b/iu.test(text) &&
    !/[\p{Extended_Pictographic}]|\b(?:lol|omg|haha|mum|mom|dad|love you|mate|babe|darling)\b/iu.test(text)
  );
}

export const kindOfText = perDoc(findKindOfText);

function findKindOfText(doc: Doc): TextKind {
  const { text } = doc;
  if (CONTRACT.test(text)) return 'contract';
  if (
    isClinicalNote(doc) ||
    (isFormal(doc) && !isOwnStory(doc)) ||
    NOTED.test(text) ||
    /\b(?:sutures?|biopsy|signs? of infection|on examination|afebrile)\b/iu.test(text) ||
    (OF_ANOTHER.test(text) && CLINICAL.test(text)) ||
    (isAppraisal(doc) && !/\byour?\b/iu.test(text))
  )
    return 'report';
  if (
    text.length > 60 &&
    (isLetter(doc) ||
      LETTER.test(text) ||
      isAddressed(doc) ||
      isAppraisal(doc) ||
      /^(?:despite \p{L}+ (?:written )?requests|i regret|we regret)\b/iu.test(text))
  )
    return 'letter';
  return text.length > (doc.sentences.length > 1 ? 70 : 90) ? 'post' : 'chat';
}
