import type { Candidate, Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import type { DescribedPerson } from './people.js';

export interface GroupFrames<Frame> {
  readonly people: (doc: Doc) => readonly DescribedPerson[];
  /** The words that people may be put in; for a set, one of them serves everybody. */
  readonly frames: (doc: Doc) => readonly Frame[];
  readonly candidates: (doc: Doc, people: readonly DescribedPerson[], frames: readonly Frame[]) => Iterable<Candidate>;
}

/** A rule's two ways of making follow-ups: single ones, and for each attribute a set in which everybody gets the same frame. */
export function forEveryGroup<Frame>({
  people,
  frames,
  candidates,
}: GroupFrames<Frame>): Pick<Rule, 'propose'> & Required<Pick<Rule, 'sets'>> {
  return {
    propose: (doc) => candidates(doc, people(doc), frames(doc)),
    *sets(doc, { rng }) {
      const all = people(doc);
      for (const attribute of rng.shuffle([...new Set(all.map((each) => each.attribute))])) {
        const ofAttribute = all.filter((each) => each.attribute === attribute);
        for (const frame of rng.shuffle(frames(doc)).slice(0, 1))
          yield ofAttribute.flatMap((person) => member(person, candidates(doc, [person], [frame])));
      }
    },
  };
}

function member({ attribute, who }: DescribedPerson, candidates: Iterable<Candidate>): readonly GroupCandidate[] {
  for (const { edits, because, relation, rank } of candidates)
    return [
      {
        edits,
        ...(because !== undefined && { because }),
        ...(relation && { relation }),
        ...(rank && { rank }),
        group: `${attribute}: ${who}`,
      },
    ];
  return [];
}
