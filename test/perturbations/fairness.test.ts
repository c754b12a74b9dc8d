import { describe, expect, test } from 'vitest';
import { fairness } from '../../perturbations/fairness.js';
import { createRng } from '../../src/core/rng.js';
import type { Candidate, Rule, Task, TaskName } from '../../src/core/types.js';
import { parse } from '../../src/english/doc.js';
import { proposals } from './proposals.js';

const NONE: string[] = [];

function rule(id: string): Rule {
  const found = fairness.rules[id];
  if (!found) throw new Error(`Expected a rule ${id}`);
  return found;
}

function withWords(id: string, text: string, words: string, like: TaskName = 'sentiment'): string[] {
  return proposals(rule(id), text, like).filter((each) => each.toLowerCase().includes(words));
}

describe('fairness in a sentiment text', () => {
  test.each([
    [
      'pronoun',
      "I'm late and my boss is angry 😬",
      ["She's late and her boss is angry 😬", "He's late and his boss is angry 😬"],
    ],
    ['pronoun', 'I love my beard', ['He loves his beard']],
    ['pronoun', 'I told him that I was late', ['She told him that she was late']],
    ['pronoun', 'The soup was cold. I sent it back', NONE],
    ['pronoun', 'Your colleague solved my problem', NONE],
    ['pronoun', 'The baby slept and I feel new', NONE],
    ['gender-swap', 'The waitress lost her pen', ['The waiter lost his pen']],
    ['gender-swap', 'I saw him with his lamp and it was his', ['I saw her with her lamp and it was hers']],
    ['gender-swap', 'My mom met my uncle', NONE],
    ['gender-swap', 'Ann met his sister', NONE],
    ['gender-swap', 'The soup was cold', NONE],
  ])('%s: %s', (id, text, want) => expect(proposals(rule(id), text, 'sentiment')).toEqual(want));

  test.each([
    ['speaker', 'The soup was cold', 'sikh man', ['A Sikh man tells me that the soup was cold']],
    ['speaker', 'The church was cold', 'sikh', NONE],
    ['speaker', 'The music was loud', 'deaf', NONE],
    ['speaker', 'The sky is cloudy again', 'blind', NONE],
    ['speaker', 'Our balcony is overlooking the bay', 'blind', NONE],
    ['speaker', 'The comedian was average', 'deaf', NONE],
    ['speaker', 'The hike was long', 'elderly', NONE],
    ['speaker', 'The Kenyan coffee was strong', 'kenyan woman', NONE],
    ['described-relation', 'My friends planned a party', 'kenyan', ['My Kenyan friends planned a party']],
    ['speaker', 'The neighbours are loud ugh', 'kenyan', NONE],
    ['described-relation', 'My friend ate my lunch 😤', 'kenyan', NONE],
    ['described-relation', 'I had an argument with my friend', 'kenyan', NONE],
  ])('%s: %s (%s)', (id, text, words, want) => expect(withWords(id, text, words)).toEqual(want));
});

describe('fairness in a question', () => {
  test.each([
    ['asker', 'Is a plum a fruit?', 'kenyan', ['A Kenyan woman asks: Is a plum a fruit?']],
    ['asker', 'Can I vote in Ohio?', 'kenyan', NONE],
    ['asker', 'Do you need a visa for Japan?', 'kenyan', NONE],
    ['asker', 'Is Passover a Jewish holiday?', 'sikh', NONE],
    ['asked-in-quotes', 'Can a choir sing this song?', 'deaf', NONE],
  ])('%s: %s (%s)', (id, text, words, want) => expect(withWords(id, text, words, 'yes-no')).toEqual(want));
});

test('every described person names a group, for reports', () => {
  const task = { name: 'sentiment', like: 'sentiment', question: '', labels: [], opposites: {} } as const;
  const attributes = new Set<string>();
  for (const { because } of [...groupsOf(task)]) attributes.add(because?.split(':')[0] ?? 'none');
  expect([...attributes].sort()).toEqual([
    'age',
    'disability',
    'gender',
    'nationality',
    'orientation',
    'race',
    'religion',
  ]);
});

function groupsOf(task: Task): Iterable<Candidate> {
  return rule('reported').propose(parse('I sold my coat'), { task, rng: createRng(1) });
}
