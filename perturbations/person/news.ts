import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isNotice } from './record.js';

const TOLD =
  /\b(?:council|residents|voted|homes|merger|audit|crime|volunteers|rescue|crews|police|factory|workers|unions?|government|ministers?|report(?:ed|s)?|storm|flood[a-zà-ž]*|fire|bridge|unemployment|prices|profits?|turnover|sales|election|campaigners?|hospital trust|mayor|strike|company|closure|jobs|families|praised by (?:parents|residents|staff|patients)|owners of|the whole town|national prize)\b/iu;
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou|[Yy]our)\b/u;
/** What a body itself announces, and what somebody of whom one reads before is said to have done. */
const NO_NEWS =
  /^(?:diary|minutes|agenda|notice|reminder|please|he|she|they|his|her|their|item|clause|this|the (?:film|book|novel|report|survey|patient|tenant|claimant|defendant|court|judge|witness|committee|board))\b|\b(?:shall|patients?|tribunal|court|would like|adoption|guardian|appeal|claimant|film|novel|chapters?)\b|["“”?!\n]|^[^.]{0,45}:/iu;

/** Whose word it is, is said already. */
const SOURCED = /\b(?:according to|report(?:s|ed)?|enclosed|published)\b/iu;

export function isSourced(doc: Doc): boolean {
  return matches(doc, SOURCED);
}

/** What happened in a town or a firm, as a paper tells it. */
export const isNews = perDoc(
  (doc: Doc) =>
    doc.tokens.length > 14 &&
    !matches(doc, OWN) &&
    matches(doc, TOLD) &&
    !matches(doc, NO_NEWS) &&
    /^\p{Lu}.*\.\s*$/su.test(doc.text) &&
    !isNotice(doc) &&
    /^(?:notice|story|chat)$/u.test(kindOfText(doc)) &&
    !doc.tokens.some(({ kind }) => kind === 'emoji') &&
    !/n['’]t\b|['’](?:re|ve|ll)\b/u.test(doc.text),
);
