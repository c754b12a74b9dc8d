import { type Candidate, type Doc, matches, type Rule } from '../../src/plugin.js';
import { filled, inTurn } from '../person/frames.js';
import { isIntroduced } from '../person/introduced.js';
import { maySpeak } from '../person/speaker-gender.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

const GREETS =
  /^(?:To whom it may concern[:,]|(?:Dear|Hello|Hi) (?!diary)(?:\p{L}+,|(?:Aunt|Uncle|Mrs|Mr|Ms|Dr|Professor) \p{Lu}\p{L}+,))/u;
/** What an office writes is by nobody, and what a child writes by no man or woman. */
const OF_AN_OFFICE =
  /\b(?:out of (?:the )?office|regrets? to|inform you|pleased to (?:offer|confirm|inform|tell)|your (?:application|policy|claim|order|appointment|account|booking)|^dear (?:grand[a-zà-ž]+|gran(?:ny)?|nan(?:a|ny)?|santa|customer|residents?|member|parents|neighbou?rs?|colleagues|team|all)|our (?:records|policy|customers))\b/iu;

export const letterReads: Rule = {
  about:
    'A letter with its greeting is quoted as that of a person of a stated group: A Kenyan woman wrote: “Dear Ada, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear Ada, the lamp is on the shelf in the hall. Please bring it back by May.',
      'A Kenyan woman wrote: "Dear Ada, the lamp is on the shelf in the hall. Please bring it back by May."',
    ],
  ],
  leaves: [
    'Dear diary, the lamp is on the shelf in the hall. It glows.',
    'Dear Ms Dale, we regret to inform you that your claim was refused. It came too late.',
    'Hi Ada, ok',
    'Dear Grandma, the lamp is the best present that I ever had. It glows all night.',
    'Dear Ada, he said "no" to me. I do not know why he did.',
  ],
  ...forEveryGroup({
    people: (doc) =>
      matches(doc, GREETS)
        ? describedPeople(doc).filter(({ attribute }) => !/^(?:orientation|disability)$/u.test(attribute))
        : [],
    frames: () => ['P wrote: ', 'P writes: '],
    candidates: reads,
  }),
};

function* reads(doc: Doc, people: readonly DescribedPerson[], frames: readonly string[]): Generator<Candidate> {
  const [first, last] = [doc.tokens[0], doc.tokens.at(-1)];
  if (!first || !last || people.length === 0 || matches(doc, OF_AN_OFFICE) || isIntroduced(doc)) return;
  if (doc.tokens.length < 14 || !/[.!?]\s*$/u.test(doc.text) || /["“”\n]|\p{Extended_Pictographic}/u.test(doc.text))
    return;
  const writers = people.filter(({ gender }) => maySpeak(doc, gender));
  yield* inTurn(writers, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: `${filled(frame, person)}"` },
    { start: last.end, end: last.end, text: '"' },
  ]);
}
