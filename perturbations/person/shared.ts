import { type Candidate, type Doc, matches } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { kindOfText } from '../around/kind.js';
import { isFormal } from '../around/register.js';
import { deskOf } from './desk.js';
import { type Frame, filled, inTurn } from './frames.js';
import { isNews } from './news.js';
import type { Person } from './person.js';
import { isNotice, isRecord } from './record.js';

const PERSONAL = /\b(?:i|my|me|mine|we|our|us|you|your)\b/iu;
const LETTERED = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to)\b|[!?]|^[^.]{0,40}:/iu;

/** What stands in a file or a deed. */
const OF_A_FILE = /\b(?:the customer|under warranty|either party|this agreement|clause|the court)\b/iu;

/** `Forwarded by Priya: Coats must be left in the hall.`: a document, rule or notice, which nobody says or writes as their own, is passed on. */
export function shared(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const [first] = doc.tokens;
  if (!first || !/^[\p{Lu}\p{N}]/u.test(first.text) || !/[.]\s*$/u.test(doc.text) || first.kind !== 'word') return [];
  if (/['’](?:s (?:going|been|not)|re|ve|ll|d)\b/u.test(doc.text)) return []; // talk, not a document
  if (matches(doc, PERSONAL) || matches(doc, LETTERED) || isClinicalNote(doc) || isRecord(doc)) return [];
  if (/^(?:contract|clinical|appraisal)$/u.test(kindOfText(doc))) return []; // a clause by itself is not what people pass on
  if (matches(doc, OF_A_FILE) || (deskOf(doc)?.genre ?? 'notice') !== 'notice') return [];
  if (isNews(doc) || /\bvoted\b/u.test(doc.text) || (!isFormal(doc) && !isNotice(doc))) return []; // news is reported, not shared
  return inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: filled(frame, person) },
  ]);
}
