import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { byAttribute } from './group-adjective.js';
import { type DescribedPerson, describedPeople } from './people.js';

const HEADED = /^Diary(?=, \p{L}+day[:.])/u;
const DEAR = /^Dear diary\b/iu;
/** The first person is left out, as in a diary. */
const DROPPED =
  /^(?:Got up|Woke|Slept|Went|Walked|Spent the (?:day|morning)|Fed the|Wrote to|Drove|Worked in the garden)\b[^.!?]*\.\s+\p{Lu}/u;

export const diaryOf: Rule = {
  about: 'A diary is that of a person of a stated group: “From the diary of a Kenyan woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear diary, the play went well. I shall sleep late tomorrow.',
      'From the diary of a Kenyan woman: Dear diary, the play went well. I shall sleep late tomorrow.',
    ],
    ['Diary, Monday: fog on the lake. Stayed in.', 'Diary of a Kenyan woman, Monday: fog on the lake. Stayed in.'],
  ],
  leaves: ['Went home.', 'Dear Ada, I keep a diary.', 'My diary is full.', 'Woke up late lol. Missed the bus'],
  propose: ofDiaries,
  sets: (doc) => byAttribute(ofDiaries(doc)),
};

/** Whom a diary may be said to be by without a word on their body or whom they love. */
const PLAIN = /^(?:nationality|religion|age)$/u;

function* ofDiaries(doc: Doc): Generator<GroupCandidate> {
  const [first] = doc.tokens;
  if (!first || /["“”\n]|\blol\b|\p{Extended_Pictographic}/u.test(doc.text)) return;
  const headed = HEADED.test(doc.text);
  const told = DEAR.test(doc.text) || (DROPPED.test(doc.text) && /\.\s*$/u.test(doc.text) && doc.tokens.length > 20);
  if (!headed && !told) return;
  for (const { attribute, words, because } of describedPeople(doc).filter(isPlain))
    yield {
      edits: [
        headed
          ? { start: first.end, end: first.end, text: ` of ${words}` }
          : { start: first.start, end: first.start, text: `From the diary of ${words}: ` },
      ],
      because,
      group: `${attribute}: ${words}`,
    };
}

const isPlain = ({ attribute }: DescribedPerson): boolean => PLAIN.test(attribute);
