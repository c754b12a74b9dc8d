import { describe, expect, test } from 'vitest';
import { surelyDivided } from '../../perturbations/coreference/asked/surely-divided.js';
import { coreference } from '../../perturbations/coreference.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';

const task = {
  name: 'q',
  like: 'yes-no',
  question: '',
  labels: ['Yes', 'No'],
  opposites: { Yes: 'No', No: 'Yes' },
} as const;

/** Where the subject ends and the predicate begins, where one word alone can begin it. */
const divided = (text: string): [subject: string, predicate: string] | undefined => {
  const doc = parse(text);
  const [sentence] = doc.sentences;
  const question = sentence && surelyDivided(doc, sentence);
  return question && [question.subject.text, question.predicate.text];
};

const stated = (text: string): string[] =>
  [...(coreference.rules['said-then-asked']?.propose(parse(text), { task, rng: createRng(1) }) ?? [])].map(
    ({ edits }) => applyEdits(text, edits),
  );

describe('a question is divided where one word alone can begin its predicate', () => {
  test.each([
    ['Do otters shed their coats?', ['otters', 'shed their coats']],
    ['Is the waltz Vienna an hour long?', ['the waltz Vienna', 'an hour long']],
    ['Is the yacht Aurora the work of a Dane?', ['the yacht Aurora', 'the work of a Dane']],
    ['Are lemons berries?', ['lemons', 'berries']],
    ["Is Peru's capital Lima?", ["Peru's capital", 'Lima']],
    [
      'Is Titan, the largest moon of Saturn, bigger than Mercury?',
      ['Titan, the largest moon of Saturn,', 'bigger than Mercury'],
    ],
    ['Was "Dracula" written before "Carmilla"?', ['"Dracula"', 'written before "Carmilla"']],
    ['Is a tailor with sore hands still quick?', ['a tailor with sore hands', 'still quick']],
    ["Would a goat's kids stay put?", undefined],
    ['Is a ruler what a baker reaches for?', undefined],
  ])('%s', (text, want) => {
    expect(divided(text)).toEqual(want);
  });
});

describe('what is asked is stated, and taken up by “that”', () => {
  test.each([
    [
      'My aunt keeps a cactus in the bath, will it bloom?',
      'My aunt keeps a cactus in the bath. It will bloom. Is that right?',
    ],
    ['Quick one: is Cork west of Dublin?', 'Quick one: Cork is west of Dublin. Is that right?'],
    ['Were any of the vases broken?', 'At least one of the vases was broken. Is that right?'],
    ['do otters eat crabs', 'otters eat crabs. is that right?'],
  ])('%s', (text, want) => {
    expect(stated(text)).toContain(want);
  });
});
