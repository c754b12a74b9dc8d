import { type Doc, type GroupCandidate, matches, type Rule } from '../../src/plugin.js';
import { diaryEdit } from '../person/diary.js';
import { maySpeak } from '../person/speaker-gender.js';
import { byAttribute } from './group-adjective.js';
import { type DescribedPerson, describedPeople } from './people.js';

export const diaryOf: Rule = {
  about: 'A diary is that of a person of a stated group: “From the diary of a Kenyan woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear diary, I fell over in front of my whole class. It hurt.',
      'From the diary of a Kenyan teenager: Dear diary, I fell over in front of my whole class. It hurt.',
    ],
    [
      'Dear diary, the play went well. I shall sleep late tomorrow.',
      'From the diary of a Kenyan woman: Dear diary, the play went well. I shall sleep late tomorrow.',
    ],
    ['Diary, Monday: fog on the lake. Stayed in.', 'Diary of a Kenyan woman, Monday: fog on the lake. Stayed in.'],
    ['Diary, 9 June. Fog on the lake. Stayed in.', 'Diary of a Kenyan woman, 9 June. Fog on the lake. Stayed in.'],
    ['Monday. Fog on the lake. Stayed in.', 'From the diary of a Kenyan woman: Monday. Fog on the lake. Stayed in.'],
  ],
  leaves: [
    'Monday is fine.',
    'Went home.',
    'Dear Ada, I keep a diary.',
    'My diary is full.',
    'Woke up late lol. Missed the bus',
  ],
  propose: ofDiaries,
  sets: (doc) => byAttribute(ofDiaries(doc)),
};

/** Who goes to school is no man or woman. */
const OF_A_CHILD =
  /\b(?:(?:entire|whole|my) (?:school|class)|head(?:master|mistress|teacher)|my teacher|playground|homework)\b/iu;

/** Whom a diary may be said to be by without a word on their body or whom they love. */
const PLAIN = /^(?:nationality|religion|age)$/u;

function* ofDiaries(doc: Doc): Generator<GroupCandidate> {
  if (!diaryEdit(doc, '')) return;
  if (matches(doc, OF_A_CHILD)) {
    for (const { attribute, name, words } of describedPeople(doc)) {
      const edit =
        attribute === 'nationality' ? diaryEdit(doc, words.replace(/ (?:wo)?man$/u, ' teenager')) : undefined;
      const group = `${attribute}: ${name}`;
      if (edit) yield { edits: [edit], because: group, group };
    }
    return;
  }
  for (const { attribute, words, because, gender } of describedPeople(doc).filter(isPlain)) {
    const edit = maySpeak(doc, gender) ? diaryEdit(doc, words) : undefined;
    if (edit) yield { edits: [edit], because, group: `${attribute}: ${words}` };
  }
}

const isPlain = ({ attribute }: DescribedPerson): boolean => PLAIN.test(attribute);
