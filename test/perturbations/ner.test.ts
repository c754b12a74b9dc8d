import { describe, expect, test } from 'vitest';
import { ner } from '../../perturbations/ner.js';
import type { Rule, TaskName } from '../../src/core/types.js';
import { proposals } from './proposals.js';

const NONE: string[] = [];

function withName(id: string, text: string, name: string, like: TaskName = 'sentiment'): string[] {
  return proposals(rule(id), text, like).filter((each) => each.includes(name));
}

function rule(id: string): Rule {
  const found = ner.rules[id];
  if (!found) throw new Error(`Expected a rule ${id}`);
  return found;
}

describe('ner in a sentiment text', () => {
  test.each([
    ['first-person', "I've lost my keys and I'm upset 😞", 'Leila', ["Leila has lost her keys and she's upset 😞"]],
    ['first-person', 'MY BIKE IS GONE AND I AM SAD', 'OMAR', ["OMAR'S BIKE IS GONE AND HE IS SAD"]],
    ['first-person', 'The tent was small. We froze and I left.', 'Leila', NONE],
    ['first-person', 'It rained. I stayed in.', 'Leila', NONE],
    ['first-person', 'Bought it for my nephew and I like it', 'Leila', NONE],
    ['first-person', "I'm not sure 🤷‍♀️", 'Omar', NONE],
    ['reported', 'When my bus came I was frozen', 'Leila', NONE],
    ['speaker', 'Her voice is lovely', 'Leila', NONE],
    ['speaker', 'The lift was unavailable for two hours', 'If you ask', NONE],
    ['speaker', 'Paris is lovely', 'Leila', ['Leila says that Paris is lovely']],
    ['according-to', 'The tram was late.', 'Priya', ['The tram was late, according to Priya.']],
    ['according-to', 'The tram was late, which is a pity.', 'Priya', NONE],
    ['quoted', 'Where do I pay?', 'Leila', ['"Where do I pay?" asked Leila.']],
    ['quoted', 'The jokes are bad lol', 'Leila', NONE],
    ['quoted', 'Hello, we are late.', 'Leila', NONE],
    ['message-from', 'Leila got in! We are so happy', 'from Leila', NONE],
    ['author', 'Your playlist! I love it', 'posted', NONE],
    ['first-person', 'Baked my first bread 🍞', 'Leila', NONE],
    ['quoted', 'I waited an hour. Nobody came.', 'Leila', ['"I waited an hour. Nobody came," said Leila.']],
    ['addressee', 'The lessee shall pay on time.', 'Leila', NONE],
    ['addressee', 'Thanks to Ann the lift works', ', Priya', NONE],
    ['addressee', 'hey are we late?', 'Leila', ['hey Leila, are we late?']],
    ['named-thing', 'The speaker was dull', 'Grace', ['The speaker, Grace Okafor, was dull']],
    ['named-thing', 'This concert was dull', 'Paper', ['The Paper Foxes concert was dull']],
    ['named-thing', 'The hotel we booked was dull', 'Alder', NONE],
    ['named-relation', 'My best friend moved away 😢', 'Leila', ['My best friend Leila moved away 😢']],
    ['named-relation', 'My aunt moved away', 'Omar', NONE],
    ['swap-name', 'Diego fixed the sink', 'Kwame', ['Kwame fixed the sink']],
    ['swap-name', 'Diego fixed the sink', 'Leila', NONE],
    ['swap-name', 'Diego Rivera painted it', 'Kwame', NONE],
  ])('%s: %s (%s)', (id, text, name, want) => expect(withName(id, text, name)).toEqual(want));
});

describe('ner in a question', () => {
  test.each([
    ['asker', 'Is a plum a fruit?', 'Priya', ['Priya asks: Is a plum a fruit?']],
    ['asker', 'A plum is a fruit', 'Priya', NONE],
    ['asker', 'is there a bus to Ghent', 'Leila', ['Leila asks: is there a bus to Ghent']],
    ['asked-in-quotes', 'Is "Emma" a novel?', 'Priya', NONE],
    ['addressee', 'Can you swim in the Dead Sea?', 'Priya', NONE],
    ['addressee', 'Was Emma written by Jane Austen?', 'Priya', NONE],
    ['addressee', 'has oslo ever had a tram', 'Priya', NONE],
    ['addressee', 'Suppose it snows. Do schools close?', 'Leila', NONE],
    ['addressee', 'He sold his car. Does he still own it?', 'Leila', NONE],
    ['addressee', 'Did anybody else float in space?', 'Leila', NONE],
    ['addressee', 'If it snows, do schools close?', 'Leila', ['Leila, if it snows, do schools close?']],
  ])('%s: %s (%s)', (id, text, name, want) => expect(withName(id, text, name, 'yes-no')).toEqual(want));
});

test('names are of both genders in equal number', () => {
  const told = proposals(rule('first-person'), 'I like my coat', 'sentiment');
  expect([told.length, told.filter((each) => each.includes(' her ')).length]).toEqual([60, 30]);
});
