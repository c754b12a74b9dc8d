import { type Candidate, capitalize, type Doc, type Edit } from '../../src/plugin.js';
import type { Person } from './person.js';

/** Words around a text; `P` stands for the person. A capital is given to what opens the text. */
export type Frame = string;

export function filled(frame: Frame, person: Person): string {
  return capitalize(frame.replace('P', person.words));
}

/** What is said of one person: put together when it is asked for, since few of many candidates are taken. */
class OfPerson implements Candidate {
  private readonly person: Person;
  private readonly frame: Frame;
  private readonly make: (frame: Frame, person: Person) => readonly Edit[];
  private made: readonly Edit[] | undefined;

  constructor(person: Person, frame: Frame, make: (frame: Frame, person: Person) => readonly Edit[]) {
    this.person = person;
    this.frame = frame;
    this.make = make;
  }

  get because(): string {
    return this.person.because;
  }

  get edits(): readonly Edit[] {
    this.made ??= this.make(this.frame, this.person);
    return this.made;
  }
}

/**
 * One candidate for each person, the frames in turn: where the turn starts depends on the text, so that over many texts
 * each person comes with each frame. With `may`, only those of whom it can be said; the others keep their turn.
 */
export function inTurn(
  people: readonly Person[],
  frames: readonly Frame[],
  seed: number,
  edits: (frame: Frame, person: Person) => readonly Edit[],
  may: (person: Person) => boolean = () => true,
): readonly Candidate[] {
  const candidates: Candidate[] = [];
  if (frames.length === 0) return candidates;
  people.forEach((person, at) => {
    const frame = frames[(at + Math.floor(at / frames.length) + seed) % frames.length];
    if (frame !== undefined && may(person)) candidates.push(new OfPerson(person, frame, edits));
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
