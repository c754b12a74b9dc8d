import { describe, expect, test } from 'vitest';
import { topicsOf } from '../../perturbations/coreference/topics.js';
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

/** Each topic of the question: what is named, and what is then asked. */
const topics = (text: string): [mention: string, asked: string][] =>
  topicsOf(parse(text)).map(({ mention, edits }) => [
    mention,
    applyEdits(
      text,
      [...edits].sort((a, b) => a.start - b.start),
    ),
  ]);

describe('topics of a question', () => {
  test.each([
    ['Did Marie Curie die in Oslo?', ['Marie Curie', 'did she die in Oslo?']],
    ['Was Galileo a monk?', ['Galileo', 'was he a monk?']],
    ['Do walruses dance?', ['walruses', 'do they dance?']],
    ['Is the old bridge made of wood?', ['the old bridge', 'is it made of wood?']],
    ['Has Peru hosted the Winter Olympics?', ['Peru', 'has it hosted the Winter Olympics?']],
    ['Is Metallica loud?', ['Metallica', 'are they loud?']],
    ['Would a vegetarian eat the cake?', ['a vegetarian', 'would they eat the cake?']],
    ['Could a hamster climb stairs?', ['hamsters', 'could they climb stairs?']],
    ["Did Marie Curie's daughter win a prize?", ['Marie Curie', 'did her daughter win a prize?']],
    ['Was the crew of the Beagle paid?', ['the crew of the Beagle', 'were they paid?']],
    ['Is the thumb part of the hand?', ['the thumb', 'is it part of the hand?']],
    ['Do most ducks fly?', ['ducks', 'do most of them fly?']],
    ['Do all ducks fly?', ['ducks', 'do they all fly?']],

    ['Are there wolves in Norway?', ['wolves', 'are there any in Norway?']],
    ['Is it safe to eat snow?', ['eating snow', 'is that safe?']],
  ])('%s has %j', (text, want) => {
    expect(topics(text)).toContainEqual(want);
  });

  test.each([
    'Is it raining?',
    'Do you swim?',
    'Did somebody call?',
    'Is Kim older than Robin?',
    'Has a dog flown?',
    'Is a whale bigger than a whale shark?',
    'IS THE BRIDGE OLD?',
    'I like snow. Is it safe to eat?',
    'is frida kahlo taller than her sister?',
    'Is there a lid for it, and do you ship to Canada?',
    'Are more people in Norway eating fish than beef?',
    'Is the capital of Peru also its port?',
    'Would a chef lose his hat quickly?',
    'Did anyone sail with an expired ID?',
    'Does this coffee maker hiss?',
    'Could sailors from Oslo rival Rome in number?',
    'Were two of the vases ruined by tap water?',
    'Should I let a burn blister pop?',
    'did frank sinatra sing with ada lovelace?',
    'Do you sell paper lanterns daily?',
    'Was the harbor today closed?',
    'Was rubber first given to a queen by a monk?',
    'Was the tool for cutting in use earlier than the lathe?',
    'Could the juvenile be tried?',
    'Have scientists agreed yet?',
    'Is it hot in Cairo?',
    'My aunt baked a pie. Is the oven a good place for the pie?',
  ])('%j has none', (text) => {
    expect(topics(text)).toEqual([]);
  });
});

test('coreference lets a question begin with its capital after a full stop, and without after a colon', () => {
  const text = 'Do walruses dance?';
  const made = Object.values(coreference.rules)
    .filter(({ fallback }) => !fallback)
    .flatMap((rule) =>
      [...rule.propose(parse(text), { task, rng: createRng(1) })].map(({ edits }) => applyEdits(text, edits)),
    );
  expect(made.length).toBeGreaterThan(10);
  for (const followUp of made) expect(followUp).toMatch(/(?:\. Do|[:,] do) they dance\?$/u);
});
