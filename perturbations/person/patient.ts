import { type Doc, type Gender, matches, perDoc } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { kindOfText } from '../around/kind.js';

/** Who a clinical note is on, as far as it says. */
export interface Patient {
  readonly genders: readonly Gender[];
  readonly child: boolean;
}

const FEMALE = /\b(?:she|her|hers|herself|woman|female|girl|lady|daughter|mother)\b/iu;
const MALE = /\b(?:he|him|his|himself|man|male|boy|gentleman|son|father)\b/iu;
/** Bodies tell a gender too. */
const OF_A_WOMAN =
  /\b(?:pregnan\w*|uter\w+|ovar\w+|cervi\w+|labou?r|caesarean|menopaus\w*|maternity|midwi\w+|smear)\b/iu;
const OF_A_MAN = /\bprostat\w*|\btestic\w*/iu;
const CHILD =
  /\b(?:child|infant|baby|boy|girl|toddler|school|paediatric\w*|pediatric\w*|mother|father|mum|dad|parents?|guardian)\b/iu;
/** Somebody else is treated or spoken of in turn, or a name is given. */
const OTHERS =
  /\b(?:patients|both|siblings?|twins?|couple|each|mr|mrs|ms|miss|dr|prof|professor|sister|nurse \p{Lu}[a-zà-ž]+|claimant|court|witness|husband|wife)\b|\bi\b|\b(?:my|me|we|our|us)\b/iu;

/** News of many people is on no patient. */
const OF_MANY =
  /\b(?:provinces?|count(?:y|ies)|countr(?:y|ies)|nation[a-zà-ž]*|regional|minist(?:ry|er)|officials?|government|population|villagers|outbreaks?|epidemics?|pandemic|researchers|scientists|cases (?:of|in|fell|rose|have)|[a-zà-ž]+ cases in|campaign|by [a-zà-ž\d-]+(?: [a-zà-ž-]+)? per ?cent|per ?cent of)\b/iu;

/** Undefined where the text is no clinical note on one nameless person. */
export const patientOf = perDoc(findPatient);

export const isOnPatient = (doc: Doc): boolean => patientOf(doc) !== undefined;

function findPatient(doc: Doc): Patient | undefined {
  const { text } = doc;
  if (kindOfText(doc) !== 'clinical' && !(isClinicalNote(doc) && /^(?:she|he|the patient|patient)\b/iu.test(text)))
    return undefined;
  if (OTHERS.test(text.replaceAll(/\b(?:his wife|her husband)\b/giu, '')) || /["“”?!\n]/u.test(text)) return undefined;
  if (matches(doc, OF_MANY)) return undefined;
  const female = matches(doc, FEMALE) || matches(doc, OF_A_WOMAN);
  const male = matches(doc, MALE) || matches(doc, OF_A_MAN);
  const kin = /\b(?:mother|father|daughter|son|mum|dad|aunt|uncle|grandmother|grandfather)\b/iu.test(text);
  if ((female && male) || (kin && !/^the (?:child|infant|baby)\b/iu.test(text))) return undefined;
  return { genders: female ? ['female'] : male ? ['male'] : ['female', 'male'], child: matches(doc, CHILD) };
}
