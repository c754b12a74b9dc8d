import type { Rule } from '../../src/plugin.js';
import { diaryEdit } from '../person/diary.js';
import { maySpeak } from '../person/speaker-gender.js';
import { fullNames } from './full-names.js';

export const diaryOf: Rule = {
  about: 'A diary is a named person’s: “Diary of Priya Okafor, Monday: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Diary, Monday: fog on the lake. Stayed in.', 'Diary of Sofia Larsen, Monday: fog on the lake. Stayed in.'],
    ['Monday. Fog on the lake. Stayed in.', 'From the diary of Sofia Larsen: Monday. Fog on the lake. Stayed in.'],
  ],
  leaves: ['Monday is fine.', 'Dear Ada, I keep a diary.', 'My diary is full.'],
  *propose(doc) {
    if (!diaryEdit(doc, '')) return;
    for (const { words, gender, because } of fullNames(doc)) {
      const edit = maySpeak(doc, gender) ? diaryEdit(doc, words) : undefined;
      if (edit) yield { edits: [edit], because };
    }
  },
};
