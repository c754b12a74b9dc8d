import { describe, expect, test } from 'vitest';
import { temporal } from '../../perturbations/temporal.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';

const made = (rule: string, text: string): string[] => {
  const candidates = temporal.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(3) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
};

describe('temporal', () => {
  test.each([
    ['right-now', 'I feel lost 😔', 'Right now, I feel lost 😔'],
    ['right-now', 'i feel lost', 'right now, i feel lost'],
    ['these-days', 'My uncle sells tractors', 'These days, my uncle sells tractors'],
    [
      'then-and-now',
      'The trains are slow',
      "I'm not sure what they were like before, but right now the trains are slow",
    ],
    ['past-day', 'The waiter spilled soup on us!', 'Yesterday, the waiter spilled soup on us!'],
    ['past-day-last', 'Our tent collapsed', 'Our tent collapsed yesterday'],
    ['just-when', 'We just missed the ferry', 'An hour ago, we missed the ferry'],
    ['perfect-to-past', "She's broken my vase", undefined],
    ['perfect-to-past', 'The landlord has sold the house', 'Yesterday, the landlord sold the house'],
    ['future-day', "We'll paint the shed", "Tomorrow, we'll paint the shed"],
    ['since', 'The roof is leaking', 'Since Monday, the roof has been leaking'],
    ['since-day-one', 'I adore my old bicycle 🚲', "I've adored my old bicycle since day one 🚲"],
    ['when-tried', 'The museum was dull', 'Went there last weekend: The museum was dull'],
    ['closing', 'The queue is endless', "The queue is endless. It's been like this since Monday"],
    ['today-last', 'craving some chocolate 🍫', 'craving some chocolate today 🍫'],
    ['as-of', 'The patient is stable.', 'As of this morning, the patient is stable.'],
    ['asked-before', 'Can camels swim?', 'Earlier today someone asked me: Can camels swim?'],
    ['moment-of-asking', 'Is Oslo in Norway?', "It's Monday morning and I'm curious: Is Oslo in Norway?"],
  ])('%s on %j makes %j', (rule, text, want) => {
    expect(made(rule, text)[0]).toBe(want);
  });

  test.each([
    ['past-day', 'The waiter was rude yesterday'],
    ['past-day', 'I did not enjoy this'],
    ['right-now', "I'm leaving tomorrow"],
    ['since', 'My neighbours are throwing a party'],
    ['stamp', 'I feel lost'],
    ['update', 'I forgot to thank you'],
    ['asked-before', 'Can I swim here?'],
    ['asked-after', 'Is it Monday tomorrow?'],
    ['came-up-when', 'Do you ship to Peru?'],
    ['asked-before', 'Does it fit a round table?'],
  ])('%s leaves %j', (rule, text) => {
    expect(made(rule, text)).toEqual([]);
  });

  test('nobody quizzes or lectures on the asker', () => {
    expect(made('needed-by', 'Is chalk edible?').join()).toContain('quiz');
    expect(made('needed-by', 'Can I eat chalk?').join()).not.toMatch(/quiz|talk/u);
  });

  test('a day is never said beside another day', () => {
    const days = ['yesterday', 'on Monday', 'last week', 'two days ago', 'this morning', 'in May', 'since June'];
    for (const day of days)
      for (const rule of [
        'past-day',
        'past-day-last',
        'right-now',
        'since',
        'closing',
        'future-day',
        'perfect-to-past',
      ])
        for (const text of [`The soup was cold ${day}`, `I'm tired ${day}`, `We've lost a key ${day}`])
          expect([rule, text, made(rule, text)]).toEqual([rule, text, []]);
  });
});
