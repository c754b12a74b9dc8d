import { type Candidate, type Doc, neededWords, type Rule } from '../../src/plugin.js';
import { inTurn } from '../person/frames.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

const HEAD = /^(?:Support |Incident )?(?:Ticket|Case|Incident|Bug|Issue|Fault) (?:no\. ?)?#?\d+(?=: )/u;

export const ticketFrom: Rule = {
  about:
    'The head of a ticket says that a person of a stated group raised it: “Ticket 12, raised by a Polish woman: …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Ticket 4471: the lamp is dead. Please advise.',
      'Ticket 4471, raised by a woman: the lamp is dead. Please advise.',
    ],
  ],
  leaves: [
    'Ticket 4471 was closed.',
    'The ticket: lost',
    'Ticket 4471: opened by Ann.',
    'Ticket 4471: Mr Dale is locked out.',
  ],
  words: () => neededWords(HEAD),
  ...forEveryGroup({ people, frames: () => ['raised by P', 'opened by P', 'logged by P'], candidates: raised }),
};

function people(doc: Doc): readonly DescribedPerson[] {
  return /\b(?:Mr|Mrs|Ms|Dr)\b|\b(?:raised|opened|logged|reported|submitted) by\b|["“”\n]/iu.test(doc.text)
    ? []
    : describedPeople(doc).filter(({ attribute }) => /^(?:nationality|age|gender|religion)$/u.test(attribute));
}

function* raised(doc: Doc, all: readonly DescribedPerson[], frames: readonly string[]): Generator<Candidate> {
  const end = HEAD.exec(doc.text)?.[0].length;
  if (end !== undefined)
    yield* inTurn(all, frames, doc.text.length, (frame, person) => [
      { start: end, end, text: `, ${frame.replace('P', person.words)}` },
    ]);
}
