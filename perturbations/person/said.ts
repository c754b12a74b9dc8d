import { type Candidate, type Doc, type Gender, matches } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { kindOfText } from '../around/kind.js';
import { isAttributable, isJudgement } from './attributable.js';
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
export function isPublic(doc: Doc): boolean {
  return (
    isNews(doc) ||
    (doc.tokens.length > 13 && /\.\s*$/u.test(doc.text) && !/['’](?:s|t|re|ve|ll|d)\b/u.test(doc.text)) ||
    /\b(?:announced?|scientists|researchers|auditors|council|government|company|ministers?|police|residents|the court|tribunal|according to)\b/iu.test(
      doc.text,
    )
  );
}

/** A trifle that nobody is quoted on. */
const TRIFLE = /\b(?:kettle|half (?:past )?(?:five|six|seven|eight|nine|ten)|weather|o['’]clock)\b/iu;

/** Somebody's word, and not that of a contract or of notes on a case. */
function isReportable(doc: Doc): boolean {
  return isAttributable(doc) && !/^(?:contract|clinical|list)$/u.test(kindOfText(doc));
}

/** `Priya says the hotel was noisy`: the whole statement after words about who makes it. */
export function* saidBefore(doc: Doc, people: readonly Person[], frames: readonly Frame[]): Generator<Candidate> {
  const opening =
    isReportable(doc) &&
    !/, (?:what|such) an? /u.test(doc.text) &&
    !/\bhalf (?:past )?(?:five|six|seven|eight|nine|ten)\b/iu.test(doc.text)
      ? loweredOpening(doc)
      : undefined;
  if (!opening) return;
  const { token, text } = opening;
  yield* inTurn(
    people.filter(({ gender }) => !isSpokenOf(doc, gender)),
    frames,
    doc.text.length,
    (frame, person) => [{ start: token.start, end: token.end, text: filled(frame, person) + text }],
  );
}

/** Somebody in the text whom a pronoun means: with the speaker named before, it would mean the speaker. */
export function isSpokenOf({ tokens }: Doc, gender: Gender): boolean {
  const pronoun = gender === 'female' ? /^(?:she|her|hers|herself)$/u : /^(?:he|him|his|himself)$/u;
  return tokens.some(({ lower }) => pronoun.test(lower));
}

const LONGEST = 22;

/** `The hotel was noisy, according to Priya`: before the final mark and emoji. */
export function* saidAfter(doc: Doc, people: readonly Person[], frames: readonly Frame[]): Generator<Candidate> {
  if (matches(doc, TRIFLE)) return;
  const at = isReportable(doc) && loweredOpening(doc) ? endOfWords(doc) : undefined;
  if (at === undefined || doc.tokens.length > LONGEST || doc.text.includes(',')) return;
  yield* inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: at, end: at, text: frame.replace('P', person.words) },
  ]);
}
