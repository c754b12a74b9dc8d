import { type Doc, type Gender, matches, perDoc } from '../../src/plugin.js';

/** What the first person says to be: `I'm a happy man`, `as a mother`. */
const OF_A_GENDER =
  /\b(?:i['’]m|i am|i was|me|as|being|become|became|be) an? (?:[a-zà-ž]+ ){0,2}(?:man|woman|boy|girl|guy|lad|lady|bloke|gentleman|mother|father|mum|mom|dad|wife|husband|widow|widower|bride|groom|grandmother|grandfather|gran|grandad|aunt|uncle|sister|brother|daughter|son|waitress|actress|nun|monk)\b|\byoung lady\b/iu;
const OF_A_MAN =
  /\bmy (?:own )?(?:wife|girlfriend|fianc[eé]e|beard|moustache|prostate)\b|\bmy ex-wife\b|\bpaternity leave\b/iu;
const OF_A_WOMAN =
  /\bmy (?:own )?(?:husband|boyfriend|periods?|due date|hysterectomy|midwife|bra|bump)\b|\b(?:lost|losing) (?:the|my|our) baby\b|\bmaternity\b/iu;
const OF_A_MOTHER = /\b(?:pregnan|miscarr|menopaus|breastfe)/iu;

/** Whether somebody of a gender may be who says `I`; nobody is where the text says it in so many words. */
export function maySpeak(doc: Doc, gender: Gender): boolean {
  return speakers(doc)[gender];
}

const speakers = perDoc((doc: Doc): Readonly<Record<Gender, boolean>> => {
  const either = !matches(doc, OF_A_GENDER);
  return {
    female: either && !matches(doc, OF_A_MAN),
    male: either && !matches(doc, OF_A_WOMAN) && !matches(doc, OF_A_MOTHER),
  };
});
