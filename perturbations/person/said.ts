import { type Candidate, type Doc, type Gender, matches, perDoc } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { kindOfText } from '../around/kind.js';
import { says } from '../around/says.js';
import { isAttributable, isJudgement } from './attributable.js';
import { deskOf } from './desk.js';
import { type Frame, filled, inTurn } from './frames.js';
import { isNews } from './news.js';
import { loweredOpening } from './opening.js';
import type { Person } from './person.js';

export interface SayingFrames {
  readonly any: readonly Frame[];
  /** For judgements only. */
  readonly judgement: readonly Frame[];
}

/** The frames that fit what the text says. */
export function sayingFrames(doc: Doc, { any, judgement }: SayingFrames): readonly Frame[] {
  return isJudgement(doc) ? [...any, ...judgement] : any;
}

/** Prose for a public, whose source is no `Sofia` and no `young woman`. */
export const isPublic = perDoc((doc: Doc): boolean => {
  return (
    (doc.tokens.length > 13 && /\.\s*$/u.test(doc.text) && !/['’](?:s|t|re|ve|ll|d)\b/u.test(doc.text)) ||
    matches(doc, OF_THE_PUBLIC) ||
    isLongNotice(doc) ||
    isNews(doc)
  );
});

/** What papers tell by figures, or groups and officials say. */
const OF_FIGURES =
  /\b(?:by [a-zà-ž]+ per ?cent|(?:groups|officials|critics|analysts|campaigners|growers|farmers|unions|charities)(?: (?:in|from|on|of) (?:the )?[a-zà-ž]+)? (?:say|said|fear|warn(?:ed)?))\b/iu;
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou|[Yy]our)\b/u;

/** News and notes, which are nobody's word. */
export function isLongNotice(doc: Doc): boolean {
  return doc.tokens.length > 12 && (kindOfText(doc) === 'notice' || (matches(doc, OF_FIGURES) && !matches(doc, OWN)));
}

const OF_THE_PUBLIC =
  /\b(?:announced?|scientists|researchers|auditors|council|government|company|ministers?|police|residents|the court|tribunal|according to)\b/iu;

/** A trifle that nobody is quoted on. */
const TRIFLE = /\b(?:kettle|half (?:past )?(?:five|six|seven|eight|nine|ten)|weather|o['’]clock)\b/iu;

const HALF_PAST = /\bhalf (?:past )?(?:five|six|seven|eight|nine|ten)\b/iu;

/** Somebody's word, and not that of a contract or of notes on a case. */
function isReportable(doc: Doc): boolean {
  return isAttributable(doc) && deskOf(doc) === undefined && !/^(?:contract|clinical|list)$/u.test(kindOfText(doc));
}

/** `Priya says the hotel was noisy`: the whole statement after words about who makes it. */
export function saidBefore(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const opening =
    isReportable(doc) && !/, (?:what|such) an? /u.test(doc.text) && !matches(doc, HALF_PAST)
      ? loweredOpening(doc)
      : undefined;
  if (!opening) return [];
  const { token, text } = opening;
  return inTurn(
    people.filter(({ gender }) => !isSpokenOf(doc, gender)),
    frames,
    doc.text.length,
    (frame, person) => [{ start: token.start, end: token.end, text: filled(frame, person) + text }],
  );
}

/** Somebody in the text whom a pronoun means: with the speaker named before, it would mean the speaker. */
export function isSpokenOf(doc: Doc, gender: Gender): boolean {
  return spokenOf(doc)[gender];
}

const SHE = /^(?:she|her|hers|herself)$/u;
const HE = /^(?:he|him|his|himself)$/u;
const spokenOf = perDoc(
  (doc: Doc): Readonly<Record<Gender, boolean>> => ({ female: says(doc, SHE), male: says(doc, HE) }),
);

const LONGEST = 22;

/** `The hotel was noisy, according to Priya`: before the final mark and emoji. */
export function saidAfter(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  if (doc.tokens.length > LONGEST || doc.text.includes(',') || matches(doc, TRIFLE)) return [];
  const at = isReportable(doc) && loweredOpening(doc) ? endOfWords(doc) : undefined;
  if (at === undefined) return [];
  return inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: at, end: at, text: frame.replace('P', person.words) },
  ]);
}
