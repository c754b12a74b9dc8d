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
    ['occasion-of-day', 'The recital was average', "Yesterday's recital was average"],
    ['just-when', 'We just missed the ferry', 'An hour ago, we missed the ferry'],
    ['since-day-one', 'I adore my old bicycle 🚲', "I've adored my old bicycle since day one 🚲"],
    ['today-last', 'craving some chocolate 🍫', 'craving some chocolate today 🍫'],
    ['another-day', 'The plumber comes on Tuesday', 'The plumber comes on Monday'],
    ['another-moment', 'Our cat ran off last night', 'Our cat ran off on Friday night'],
    ['another-hour', 'The ferry leaves at 7:20 am', 'The ferry leaves at 8:20 am'],
    ['another-span', 'We queued for twenty minutes', 'We queued for fifteen minutes'],
    ['another-day', 'See you on Sunday', 'See you on Saturday'],
    ['another-date', 'We moved in on 31 May', 'We moved in on 31 July'],
    ['request-when', 'Could you water the tomatoes? 🍅', 'Could you water the tomatoes tomorrow? 🍅'],
    ['still-after', 'My tent is still wet', 'Three days later, my tent is still wet'],
    ['cannot-today', "My radio won't turn on", "Today, my radio won't turn on"],
    ['dropped-subject', 'Lost my scarf on the tram 😢', 'Lost my scarf on the tram yesterday 😢'],
    ['state-today', 'The roads are so icy', 'The roads are so icy today'],
    ['from-date', 'All guests must leave their keys.', 'From 1 June, all guests must leave their keys.'],
    ['wondering-since', 'Do geese bite?', "I've been wondering since this morning: Do geese bite?"],
    ['question-of-the-day', 'Do geese bite?', "Today's question: Do geese bite?"],
    [
      'question-of-the-day',
      'Suppose it rains. Would chalk melt?',
      'Question of the day (12 March): Suppose it rains. Would chalk melt?',
    ],
    [
      'asked-after',
      'My aunt keeps geese. Do they bite?',
      'My aunt keeps geese. Do they bite? I was wondering about that this morning.',
    ],
    [
      'asked-after',
      'If a bell rings, does it hum? 🔔',
      'If a bell rings, does it hum? 🔔 I was wondering about that this morning.',
    ],
    ['nowadays-asked', 'Do bakers wear hats?', 'Nowadays, do bakers wear hats?'],
    ['asked-before', 'Can camels swim?', 'Earlier today someone asked me: Can camels swim?'],
  ])('%s on %j makes %j', (rule, text, want) => {
    expect(made(rule, text)[0]).toBe(want);
  });

  test.each([
    ['log-line', 'Patient resting, no complaints of nausea.'],
    [
      'posted-on',
      'Neither party may resell the goods. The buyer keeps the receipt, and the seller keeps a copy of it.',
    ],
    ['another-hour', 'They raised the rent by 9%'],
    ['another-span', 'My niece is nine years old'],
    ['asked-before', 'My aunt keeps geese. Do they bite?'],
    ['wondering-since', 'My aunt keeps geese. Do they bite?'],
    ['needed-by', 'If it rains, does chalk melt?'],
    ['wondering-since', "Isn't chalk soft?"],
    ['wondering-since', 'We adopted a goose yesterday. Do they bite?'],
    ['asked-before', 'Can I swim here?'],
    ['asked-after', 'Is it Monday tomorrow?'],
    ['came-up-when', 'Do you ship to Peru?'],
    ['asked-before', 'Does it fit a round table?'],
  ])('%s leaves %j', (rule, text) => {
    expect(made(rule, text)).toEqual([]);
  });

  test('nobody quizzes or lectures on the asker', () => {
    expect(made('needed-by', 'Is Oslo on a fjord?').join()).toContain('quiz');
    expect(made('needed-by', 'Is chalk edible?').join()).not.toContain('quiz');
    expect(made('needed-by', 'Can I eat chalk?').join()).not.toMatch(/quiz|talk/u);
  });

  const FRAMES = Object.entries(temporal.rules).flatMap(([id, rule]) => (rule.fallback === true ? [id] : []));

  test.each([
    ['meh, whatever', ['stamp', 'log-line', 'last-edited']],
    ['- rope\n- two lanterns\n- a kettle', ['last-edited']],
    ['Patient resting, no complaints of nausea.', ['dated-note', 'entered-on']],
    ['Neither party may resell the goods.', ['last-amended']],
    ['Dear Ms Ode, the gutter leaks. Could somebody come and look at it?', ['asked-today', 'received-on', 'sent-on']],
    ['Ticket 12: the scanner jams. It stands in the hall.', ['opened-on', 'last-updated']],
    ['Ladies and gentlemen, we have a winner.', ['recorded-on', 'transcribed-on']],
    ['Ravi has worked hard in this class. His homework is neat, and he helps the others.', ['written-on']],
    ['The pool is open to members. Towels are kept at the desk.', ['last-updated', 'published-on']],
    ['The witness locked the gate. She did not see the lamp at any point.', ['dated-note']],
  ])('%j is dated in the way of its kind: %j', (text, rules) => {
    expect(FRAMES.filter((rule) => made(rule, text).length > 0).sort()).toEqual([...rules].sort());
  });

  test('a day is never said beside another day', () => {
    const days = ['yesterday', 'on Monday', 'last week', 'two days ago', 'this morning', 'in May', 'since June'];
    for (const day of days)
      for (const rule of ['future-day', 'just-when', 'event-day'])
        for (const text of [`The soup was cold ${day}`, `I'm tired ${day}`, `We've lost a key ${day}`])
          expect([rule, text, made(rule, text)]).toEqual([rule, text, []]);
  });
});
