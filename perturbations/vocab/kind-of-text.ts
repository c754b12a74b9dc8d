import { type Doc, perDoc } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { isClinicalNote, isOwnStory } from '../around/clinical.js';
import { isFormal, isGrave, isLetter } from '../around/register.js';

/**
 * What a text is, as far as words beside it must fit: `clinical` notes, a `document` (law, contracts, business), a
 * `letter` to a company, a `report` (prose that speaks to
 * nobody and of nobody's own affairs), a `post` (a review, a story in several sentences), a `chat` message, or a text on something
 * `grave`, beside which hardly anything fits.
 */
export type Kind = 'clinical' | 'document' | 'letter' | 'grave' | 'report' | 'post' | 'chat';

/** What customers write of to those who serve them. */
const OF_A_CUSTOMER =
  /\bour (?:plan|contract|account|subscription|licen[cs]es?) (?:is|number|has|was)\b|^your (?:update|latest|last|new|system|team|engineer|returns?|delivery|courier)\b/iu;
const LEGAL = /\b(?:this policy|insured|mediators?|arbitrators?|out-of-court)\b|["”] means\b/iu;

export const kindOfText = perDoc(findKindOfText);

function findKindOfText(doc: Doc): Kind {
  if (isClinicalNote(doc)) return 'clinical';
  const letter = isLetter(doc) && !isShortRequest(doc);
  if ((letter && /\b(?:you|your)\b/iu.test(doc.text)) || OF_A_CUSTOMER.test(doc.text)) return 'letter';
  if ((isFormal(doc) || LEGAL.test(doc.text)) && !isOwnStory(doc)) return 'document';
  if (letter) return 'letter';
  if (isAppraisal(doc)) return 'document';
  if (isGrave(doc)) return 'grave';
  if (isImpersonal(doc)) return 'report';
  return isLong(doc) ? 'post' : 'chat';
}

/** `Please text me when you land`: said to a friend as well. */
function isShortRequest({ text, tokens, sentences }: Doc): boolean {
  const formal = /\b(?:account|refund|order|attached|your|invoice|department)\b/iu.test(text);
  return sentences.length === 1 && tokens.length < 15 && /\bplease\b/iu.test(text) && !formal;
}

/** Whether a document sets rules, rather than reports: a contract, a regulation. */
export function setsRules({ text }: Doc): boolean {
  return /\b(?:this policy|shall|agreement|clause|indemnif\w+|payable|is due|either party|hereby|lessee|lessor|licensee)\b/iu.test(
    text,
  );
}

const WORDS_OF_A_REPORT = 9;
const SPOKEN =
  /\b(?:i|me|my|mine|we|us|our|you|your|this|here|so|lol|omg|hi|hello|hey|thanks|thank)\b|n['’]t\b|['’](?:s|re|m|ve|ll|d)\b|[!?]/iu;

/** Full sentences without a word of the speaker, the hearer or talk. */
function isImpersonal({ text, tokens }: Doc): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const prose = /^\s*[\p{Lu}\d].*\.\s*$/su.test(text) && !tokens.some(({ kind }) => kind === 'emoji');
  return prose && words >= WORDS_OF_A_REPORT && !SPOKEN.test(text);
}

function isLong({ sentences, tokens }: Doc): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return words > 24 || (sentences.length > 2 && words > 16);
}

/** Prose of a body that announces: a committee, a council, a court. */
export function isOfAnOffice({ text }: Doc): boolean {
  return /\b(?:committee|council|board|tribunal|court|hearing|meetings?|applications?|applicants|permits?|residents|members|panel|office|department|sessions?|registration)\b/iu.test(
    text,
  );
}
