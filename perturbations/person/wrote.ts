import type { Candidate, Doc } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isAttributable } from './attributable.js';
import { type Frame, filled, inTurn } from './frames.js';
import { loweredOpening } from './opening.js';
import type { Person } from './person.js';
import { isNotice, isRecord } from './record.js';

/** `Priya wrote: The room was cold. We left.`: the text stays as it is behind words about who wrote it. Not for one plain
 * statement, for which there are better ways. */
export function* wrote(doc: Doc, people: readonly Person[], frames: readonly Frame[]): Generator<Candidate> {
  const first = doc.tokens[0];
  if (!first || isSigned(doc) || (isAttributable(doc) && loweredOpening(doc))) return;
  if (isRecord(doc) || isNotice(doc) || (isFormal(doc) && !FIRST_PERSON.test(doc.text))) return; // a notice or a record is nobody's message
  const fitting =
    doc.tokens.some(({ lower }) => TO_ONE.test(lower)) || doc.text.includes('?')
      ? frames.filter((frame) => !PUBLIC.test(frame))
      : frames;
  yield* inTurn(people, fitting, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: filled(frame, person) },
  ]);
}

const FIRST_PERSON = /\b(?:I|we|my|our|us|me)\b/u;

/** What is said to one person is no comment or post. */
const TO_ONE = /^(?:you|u|your|ur|yours|yourself)$/u;
const PUBLIC = /\b(?:comment|posted)\b/iu;

/** It says already who speaks: a greeting with a name, a signature, `Support: …`. */
function isSigned({ text }: Doc): boolean {
  const start = text.slice(0, 80);
  return /^[^\s:]{1,20}(?: [^\s:]{1,20}){0,3}: /u.test(start) || INTRODUCED.test(start);
}

const INTRODUCED =
  /\b[Mm]y name is\b|\bThis is \p{Lu}\p{Ll}+ (?:from|here|speaking)|^(?:Dear|Hi|Hello|Hey|Good morning),? \p{Lu}/u;
