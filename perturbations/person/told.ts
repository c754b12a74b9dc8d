import {
  type Candidate,
  capitalize,
  type Doc,
  type FirstMention,
  type Gender,
  matches,
  perDoc,
  type Retelling,
  retell,
  uncapitalize,
} from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { type Frame, filled, inTurn } from './frames.js';
import { isIntroduced } from './introduced.js';
import { loweredOpening } from './opening.js';
import type { Person } from './person.js';
import { maySpeak } from './speaker-gender.js';
import { isSpliced } from './spliced.js';

const LONGEST = 90;

type Told = Readonly<Record<Gender, Retelling | undefined>>;

export function byGender(doc: Doc, full: boolean): Told {
  return full ? toldInFull(doc) : toldOnce(doc);
}

const toldInFull = perDoc((doc: Doc) => retold(doc, true));
const toldOnce = perDoc((doc: Doc) => retold(doc, false));

function retold(doc: Doc, full: boolean): Told {
  const told = (gender: Gender) => (maySpeak(doc, gender) ? retell(doc, gender, { full }) : undefined);
  const untold = doc.tokens.length > LONGEST || matches(doc, HEDGED);
  return untold ? { female: undefined, male: undefined } : { female: told('female'), male: told('male') };
}

/** An aside of the speaker's, or a label before what they say. */
const HEDGED =
  /\b(?:suggest|recommend|insist|demand|propos|request|advis|requir|urg)\p{L}* (?:that )?i \p{L}|\b(?:essential|vital|crucial|important) (?:that )?i \p{L}|^as an? [^,.!?]{1,60} i\b|\bi['’]d (?:already|just|only|even|barely) |\bi (?:think|guess|should say|must say|suppose|reckon|mean|have to say)\b|^(?:honestly,? )?i (?:can(?:not|['’]t)|could(?:n['’]t)?|would(?:n['’]t)?|won['’]t) (?:really )?(?:say|tell)\b|\b(?:to|am|['’]m) writ(?:e|ing) (?:such|this|to (?:you|say|ask|complain)|an? )|\bthis (?:e-?mail|letter)\b|, (?:but|and) (?:wow|oh|hey|boy|damn)\b|^(?:to|dear|feedback|re|attn|diary)\b[^.!?]{0,60}[:,]/iu;

/**
 * `Dana loves her dress`: the person stands for the first person of the whole text. With `opening`, only where the text
 * begins with that person: `a Sikh man` cannot turn up in the middle.
 */
export function* toldOf(
  doc: Doc,
  people: readonly Person[],
  { opening }: { readonly opening: boolean },
): Generator<Candidate> {
  const told = byGender(doc, true);
  const within = (opening ? doc.tokens : doc.sentences).slice(0, 1);
  for (const { words, gender, because } of people) {
    const made = told[gender];
    if (
      !made ||
      isBehindComma(doc, made) ||
      isOwnerOnly(doc, made) ||
      !within.some(({ end }) => made.first.start < end)
    )
      continue;
    yield {
      edits: [{ start: made.first.start, end: made.first.end, text: mentionOf(words, made.first) }, ...made.rest],
      because,
    };
  }
}

/** `as loud as Ngozi’s old one. She …`: whoever owns the other thing is not the one who is told of. */
function isOwnerOnly({ sentences, tokens }: Doc, { first }: Retelling): boolean {
  return sentences.length > 1 && first.role === 'possessive' && first.start !== tokens[0]?.start;
}

/** `The bread rose, I could cry`: a name would come as a surprise there. */
function isBehindComma({ text }: Doc, { first }: Retelling): boolean {
  return /,\s*$/u.test(text.slice(0, first.start));
}

function mentionOf(words: string, { role, opens, pronoun }: FirstMention): string {
  const mention = role === 'possessive' ? `${words}'s` : words;
  if (pronoun.length > 1 && pronoun === pronoun.toUpperCase()) return mention.toUpperCase();
  return opens ? capitalize(mention) : mention;
}

/** `Priya says she loves her dress`: what the first person says is reported. */
export function* reported(doc: Doc, people: readonly Person[], frames: readonly Frame[]): Generator<Candidate> {
  const opening = isReportable(doc) ? loweredOpening(doc) : undefined;
  if (!opening) return;
  const told = byGender(doc, false);
  yield* inTurn(people, frames, doc.text.length, (frame, person) => {
    const made = told[person.gender];
    if (!made) return undefined;
    const { start, end, pronoun } = made.first;
    const words = filled(frame, person);
    if (start === opening.token.start) return [{ start, end, text: words + uncapitalize(pronoun) }, ...made.rest];
    const first = { start: opening.token.start, end: opening.token.end, text: words + opening.text };
    return [first, { start, end, text: pronoun }, ...made.rest];
  });
}

/** What the speaker has at second hand: `Priya tells me she's told …` says twice who told whom. */
const HEARSAY =
  /^(?:(?:so|well|apparently|ok|oh),? )?(?:I(?:['’]m| am| was|['’]ve| have|['’]d| had)?(?: (?:just|been|being|already|also))* (?:told|hear|heard|hearing|informed|advised|assured|warned|reminded|given to understand|gather|understand|found out|read)|(?:they|people|someone|somebody|word|rumou?r) (?:told|tell|say|said|says|has it)|apparently)\b/iu;

/** At most two statements, the first of which begins with its clause; capitals and asides are left. */
function isReportable(doc: Doc): boolean {
  const { sentences, tokens, text, clauses } = doc;
  if (
    isOfficial(doc) ||
    isSpliced(doc) ||
    isIntroduced(doc) ||
    /\bformal\b/iu.test(text) ||
    tokens.some(({ lower }) => /^(?:you|your|yours|yourself)$/u.test(lower))
  )
    return false;
  if (clauses[0]?.start !== tokens[0]?.start) return false;
  if (sentences.length > 2 || sentences.some(({ kind }) => kind !== 'statement')) return false;
  if (/^(?:and|but|so|or|because|plus|also|thanks|thank|sorry|yes|no|that|if|when)\b/iu.test(text)) return false;
  if (HEARSAY.test(text)) return false;
  if (/,? I (?:think|guess|suppose|believe|reckon|hope)\b/u.test(text)) return false; // a report in a report
  if (/\b(?:in|out|over|up|down|round) here\b/iu.test(text)) return false; // here is where the speaker is
  return !/[:;\n]/u.test(text) && !/\p{Lu}{3}/u.test(text);
}
