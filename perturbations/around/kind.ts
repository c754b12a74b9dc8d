import { type Doc, matches, mayMatch, perDoc } from '../../src/plugin.js';
import { isCasual, isList, isProse, isShort } from './kind-shape.js';
import { announces, isClinical, isOnSomebodysWork, isReview, isTicket, isWrittenTo } from './kind-signs.js';
import * as words from './kind-words.js';
import { isFormal, isGrave } from './register.js';

/**
 * What a text is, and so which frames fit it: a `chat` message or spoken remark; a `speech` to an assembly or a court; a `review` of
 * goods, a place or a show; a `story`, personal and longer than chat; a `letter` or an e-mail; a support `ticket`; a `clinical`
 * note; a `contract` or another text that sets rules; an `appraisal` of a pupil or of somebody at work; a `notice`, report or
 * description that speaks for nobody; a `list` of things.
 */
export type Kind =
  | 'chat'
  | 'speech'
  | 'review'
  | 'story'
  | 'letter'
  | 'ticket'
  | 'clinical'
  | 'contract'
  | 'appraisal'
  | 'notice'
  | 'list';

export const kindOfText = perDoc(findKind);

const OWN = /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b|\bi['’]/u;
const YOU = /\b(?:you|your|yours)\b|\byou['’]/iu;

function findKind(doc: Doc): Kind {
  const { text } = doc;
  if (matches(doc, words.TO_A_BODY)) return 'speech';
  if (isList(doc)) return 'list';
  if (isCasual(doc)) return 'chat';
  const own = mayMatch(doc, OWN) && OWN.test(/["“]/u.test(text) ? text.replaceAll(/["“][^"”]*["”]/gu, '') : text);
  if (!own && matches(doc, words.OF_PARTIES)) return 'contract';
  if (!own && doc.clauses[0]?.tense !== 'past' && matches(doc, words.OF_CONTRACTS)) return 'contract';
  if (matches(doc, words.OF_DESKS)) return 'ticket';
  if (isClinical(doc, own)) return 'clinical';
  if (isOnSomebodysWork(doc)) return matches(doc, YOU) ? 'letter' : 'appraisal';
  if (isTicket(doc, own)) return 'ticket';
  if (isWrittenTo(doc)) return 'letter';
  const judged = doc.sentences.length > 1 && isProse(doc) && isReview(doc, own);
  const formal = !own && isFormal(doc) && /^\p{Lu}.*\.\s*$/su.test(text);
  if (!judged && !formal && isShort(doc) && (own || matches(doc, YOU) || !isProse(doc))) return 'chat';
  if (!own && !(matches(doc, YOU) && !matches(doc, words.ANNOUNCES)) && announces(doc)) return 'notice';
  if (judged || isReview(doc, own)) return 'review';
  if (!formal && isShort(doc)) return 'chat';
  return own || !isFormal(doc) ? 'story' : 'notice';
}

/** Forms of words with which one asks or announces. */
const IN_FORM =
  /\b(?:i|we)(?: would|['’]d) like to\b|\bregrets? to (?:inform|tell|say)\b|\b(?:pleased|delighted|happy) to (?:inform|announce|confirm|offer|report)\b|\bplease (?:find|send my|note|be advised)\b/iu;

/** A chat message on nothing grave: an idle word beside it does no harm. */
export const isMessage = perDoc((doc: Doc): boolean => {
  return kindOfText(doc) === 'chat' && !isGrave(doc) && !matches(doc, IN_FORM);
});

/** What one tells for oneself, to friends or to all: frank words fit. */
export const isPersonal = perDoc((doc: Doc): boolean => {
  return /^(?:chat|story|review)$/u.test(kindOfText(doc)) && !isGrave(doc) && !matches(doc, IN_FORM);
});
