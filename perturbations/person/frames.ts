import { type Candidate, capitalize, type Doc, type Edit } from '../../src/plugin.js';
import type { Person } from './person.js';

/** Words around a text; `P` stands for the person. A capital is given to what opens the text. */
export type Frame = string;

export function filled(frame: Frame, person: Person): string {
  return capitalize(frame.replace('P', person.words));
}

/**
 * One candidate for each person, the frames in turn: where the turn starts depends on the text, so that over many texts
 * each person comes with each frame.
 */
export function inTurn(
  people: readonly Person[],
  frames: readonly Frame[],
  seed: number,
  edits: (frame: Frame, person: Person) => readonly Edit[] | undefined,
): readonly Candidate[] {
  const candidates: Candidate[] = [];
  people.forEach((person, at) => {
    const frame = frames[(at + Math.floor(at / frames.length) + seed) % frames.length];
    const made = frame === undefined ? undefined : edits(frame, person);
    if (made) candidates.push({ edits: made, because: person.because });
  });
  return candidates;
}

/** Words in front of a text, one candidate for each person, the frames in turn. */
export function inFrontOf(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const [first] = doc.tokens;
  if (!first) return [];
  return inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: filled(frame, person) },
  ]);
}
