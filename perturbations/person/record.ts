import { type Doc, type Gender, matches, perDoc } from '../../src/plugin.js';
import { says } from '../around/says.js';

/** What begins a record: `Ticket 5520: …`, `Reports that …`, `Seen in clinic.` */
const BEGINS =
  /^(?:(?:support )?(?:ticket|case|incident|ref|job|fault|order)\b[ #:.]*(?:no\.? ?)?\d|(?:reports?|denies|states|complains|presents?|presented|admits|attended|seen|reviewed|advised|referred|discharged|admitted|observed|noted|user|customer|caller|client) |(?:family|past medical|social|drug) history\b|(?:lives|works) (?:with|as|in|alone)\b)/iu;
/** Words of clinical notes. */
const CLINICAL =
  /\b(?:(?<!\b(?:be|been|being) )wound|swab|dressings?|stitches|sutures?|bloods?|bp|pulse|abdomen|bowel|lungs|chest (?:clear|x-ray)|ultrasound|referral|ward|bedside|mobilis\w+|oedema|analgesia|afebrile|vitals|mood|appetite|on examination|sleeping (?:well|poorly)|gait|rash|fracture|discharged home|medication|dose|mg|infections?|passing water|tearful|itching|vomiting|nausea|dizzy|dizziness)\b/iu;
/** Words of help desks. */
const DESK =
  /\b(?:desktop support|escalat\w+|assign(?:ed)? to|loan unit|reboot\w*|ticket|firmware|intermittent|user cannot|caller)\b/iu;
const PERSONAL = /\b(?:i|my|me|mine|we|our|us|you|your)\b/iu;

/** `An appeal must be lodged`, with nobody who says `I`. */
const RULED = /\b(?:must|may|can|should|shall|will|cannot) (?:not )?be [a-zà-ž]+(?:ed|en|ft|nt|ld|wn|de|ut|ght)\b/iu;

/** Rules and notices, which are nobody's spoken word or message. */
export const isNotice = perDoc((doc: Doc): boolean => {
  return !matches(doc, PERSONAL) && matches(doc, RULED);
});

/** `Customer asks how to …`: without an article whoever keeps the notes may say `I` as well. */
const OF_A_CASE =
  /^(?:user|customer|caller|client|guest|tenant) (?:[a-zà-ž]+s|called|rang|can(?:no|['’])t|was|had)\b/iu;

/** Notes on a case, which are nobody's spoken word or message. */
export const isRecord = perDoc((doc: Doc): boolean => {
  if (matches(doc, OF_A_CASE)) return true;
  return !matches(doc, PERSONAL) && (matches(doc, BEGINS) || matches(doc, CLINICAL) || matches(doc, DESK));
});

/** Whether the pronouns of a text fit somebody of a gender. */
export function mayBe(doc: Doc, gender: Gender): boolean {
  return !says(doc, gender === 'female' ? HE : SHE);
}

const HE = /^(?:he|him|his|himself|mr|father|gentleman)$/u;
const SHE = /^(?:she|her|hers|herself|mrs|ms|miss|mother|lady)$/u;
