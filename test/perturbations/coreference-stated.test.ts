import { describe, expect, test } from 'vitest';
import { statedTopicsOf } from '../../perturbations/coreference/stated/topics.js';
import { coreference } from '../../perturbations/coreference.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';

const task = {
  name: 's',
  like: 'sentiment',
  question: '',
  labels: ['Positive', 'Negative', 'Neutral'],
  opposites: { Positive: 'Negative', Negative: 'Positive' },
} as const;

/** Each topic of a statement: what is named, and what is then said. */
const topics = (text: string): [mention: string, said: string][] =>
  statedTopicsOf(parse(text)).map(({ mention, opening, rest }) => [mention, applyEdits(text, [opening, ...rest])]);

const byRule = (rule: string, text: string): string[] =>
  [...(coreference.rules[rule]?.propose(parse(text), { task, rng: createRng(1) }) ?? [])].map(({ edits }) =>
    applyEdits(text, edits),
  );

describe('topics of a statement', () => {
  test.each([
    ['The lamp flickers', ['the lamp', 'it flickers']],
    ['This phone is slow', ['this phone', "it's slow"]],
    ['My sister quit', ['my sister', 'she quit']],
    ['The staff was lovely', ['the staff', 'they were lovely']],
    ['This heater easily warms two rooms', ['this heater', 'it easily warms two rooms']],
    ["I'm dreading the dentist's bill", ["the dentist's bill", "I'm dreading it"]],
    ['I put the soup in the fridge', ['the soup', 'I put it in the fridge']],
    ['We finally cleaned out the shed', ['the shed', 'we finally cleaned it out']],
    ["I'm so grateful for my friends and family", ['my friends and family', "I'm so grateful for them"]],
    ['I hate waiting for trains', ['waiting for trains', 'I hate it']],
    ["I don't regret moving to Leeds at all", ['moving to Leeds', "I don't regret it at all"]],
    ['The beds at this hotel are hard', ['this hotel', 'the beds here are hard']],
    ["My grandmother's soup is the best", ['my grandmother', 'her soup is the best']],
  ])('%s has %j', (text, want) => {
    expect(topics(text)).toContainEqual(want);
  });

  test.each([
    'I was late',
    'Our guide was hilarious',
    'The tour guide was hilarious',
    'This guide is useless',
    'Our vet is gentle with her',
    'My dog saw a cat and it ran',
    'The waiter was kind but the steak was tough',
    'The point is that we won',
    'I had a break',
    'I changed my mind',
    'I saw the cat jump',
    'THE SOUP IS COLD',
    '"The soup is cold," he said',
    'I complained about the clerk, who laughed at me',
  ])('%j has none', (text) => {
    expect(topics(text)).toEqual([]);
  });
});

describe('openings fit the text', () => {
  test.each([
    ['stated-asked', 'A boy was brought in. The results will be sent to the clinic.'],
    ['stated-asked', 'Our order is late. The parcel ends in 9.'],
    ['stated-asked', 'Our inn has ten rooms. Breakfast is served at nine.'],
    ['named-after', 'The inn is on the hill'],
    ['with-regard-to', 'The tenants met in May. Kindly reply.'],
    ['named-after', 'The kettle has a lid. It holds two litres. The cord is short.'],
  ])('%s leaves %j', (rule, text) => {
    expect(byRule(rule, text)).toEqual([]);
  });
});
