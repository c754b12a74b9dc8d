import { type Doc, type Gender, matches, mayMatch, perDoc, type Retelling, retell } from '../../src/plugin.js';
import { maySpeak } from './speaker-gender.js';

const LONGEST = 90;

type Told = Readonly<Record<Gender, Retelling | undefined>>;

/** The text told of a woman and of a man, once for all rules; with `full` as a name wants it. */
export function byGender(doc: Doc, full: boolean): Told {
  return full ? toldInFull(doc) : toldOnce(doc);
}

const toldInFull = perDoc((doc: Doc) => retold(doc, true));
const toldOnce = perDoc((doc: Doc) => retold(doc, false));

function retold(doc: Doc, full: boolean): Told {
  const told = (gender: Gender) => (maySpeak(doc, gender) ? retell(doc, gender, { full }) : undefined);
  const untold = doc.tokens.length > LONGEST || !hasSpeaker(doc) || HEDGED.some((hedge) => matches(doc, hedge));
  return untold ? { female: undefined, male: undefined } : { female: told('female'), male: told('male') };
}

/** Nobody else can be told of instead of a speaker who is not there. */
export const hasSpeaker = (doc: Doc): boolean => mayMatch(doc, FIRST_PERSON);

const FIRST_PERSON = /\b(?:i|me|my|mine|myself)\b/iu;

/** An aside of the speaker's, or a label before what they say. */
const HEDGED: readonly RegExp[] = [
  /\b(?:suggest|recommend|insist|demand|propos|request|advis|requir|urg)[a-zà-ž]* (?:that )?i [a-zà-ž]/iu,
  /\b(?:essential|vital|crucial|important) (?:that )?i [a-zà-ž]/iu,
  /^as an? [^,.!?]{1,60} i\b/iu,
  /\bi['’]d (?:already|just|only|even|barely) /iu,
  /\bi (?:think|guess|should say|must say|suppose|reckon|mean|have to say)\b/iu,
  /^(?:honestly,? )?i (?:can(?:not|['’]t)|could(?:n['’]t)?|would(?:n['’]t)?|won['’]t) (?:really )?(?:say|tell)\b/iu,
  /\b(?:to|am|['’]m) writ(?:e|ing) (?:such|this|to (?:you|say|ask|complain)|an? )/iu,
  /\bthis (?:e-?mail|letter)\b/iu,
  /, (?:but|and) (?:wow|oh|hey|boy|damn)\b/iu,
  /, ?i['’]?m (?:so )?(?:done|out|over it)\b(?! [a-zà-ž])/iu,
  /^(?:to|dear|feedback|re|attn|diary)\b[^.!?]{0,60}[:,]/iu,
];
