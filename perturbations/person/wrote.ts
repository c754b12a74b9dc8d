import type { Candidate, Doc } from '../../src/plugin.js';
import { type Frame, filled, inTurn } from './frames.js';
import type { Person } from './person.js';

/** `Priya wrote: The room was cold. We left.`: the text stays as it is behind words about who wrote it. */
export function* wrote(doc: Doc, people: readonly Person[], frames: readonly Frame[]): Generator<Candidate> {
  const first = doc.tokens[0];
  if (!first || isSigned(doc)) return;
  yield* inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: filled(frame, person) },
  ]);
}

/** It says already who speaks: a greeting with a name, a signature, `Support: …`. */
function isSigned({ text }: Doc): boolean {
  return (
    /^[^\s:]{1,20}(?: [^\s:]{1,20}){0,3}: /u.test(text) ||
    /\bmy name is\b|\bthis is \p{Lu}|^(?:dear|hi|hello|hey) \p{Lu}/iu.test(text.slice(0, 80))
  );
}
