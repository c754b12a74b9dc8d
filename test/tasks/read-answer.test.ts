import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Task } from '../../src/core/types.js';
import { readAnswer, sentiment, yesNo } from '../../src/tasks/index.js';
import { choice, read, spam, urgency } from './replies.js';

const TASKS: readonly Task[] = [sentiment, yesNo, urgency, spam, choice];
const task = fc.constantFrom(...TASKS);

/** Replies made of what replies are made of. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'yes,no,Positive,not,negative,A,urgent,spam,constructor,answer,is,the,or,and,i,cannot,say,if,so'.split(','),
      ),
      fc.constantFrom(
        ...'. ,; : ! ? ( ) { } [ ] " \' ` * _ - – / \\ < > = + # \n'.split(' '),
        ' ',
        '\n',
        '```json',
        '<think>',
        '</think>',
        '\\boxed{',
        '{"answer": "',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .chain((words) => fc.constantFrom('', ' ').map((space) => words.join(space)));

describe('readAnswer', () => {
  test('gives a label of the task, or the reply as it was, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.json()), task, (reply, of) => {
        const answer = readAnswer(reply, of);
        if (answer.kind === 'answer') expect(of.labels).toContain(answer.value);
        else expect(answer).toEqual({ kind: answer.kind, reply });
      }),
      { seed: 7, numRuns: 3000 },
    );
  });

  const FORMS: readonly ((label: string) => string)[] = [
    (label) => label,
    (label) => `${label}.`,
    (label) => label.toUpperCase(),
    (label) => `**${label}**`,
    (label) => `"${label}"`,
    (label) => `Answer: ${label}`,
    (label) => `**Final answer:** ${label}!`,
    (label) => `The answer is ${label}.`,
    (label) => `\\boxed{${label}}`,
    (label) => `<think>One of ${sentiment.labels.join(', ')}?</think>${label}`,
    (label) => JSON.stringify({ answer: label }),
    (label) => `\`\`\`json\n${JSON.stringify({ reason: 'none', label }, null, 2)}\n\`\`\``,
    (label) => `Let me see what we have here.\n\n${label}`,
  ];
  test.each(TASKS)('reads every label of $name in every form', (of) => {
    const got = FORMS.flatMap((form) => of.labels.map((label) => [form(label), read(form(label), of)]));
    const want = FORMS.flatMap((form) => of.labels.map((label) => [form(label), label]));
    expect(got).toEqual(want);
  });

  const JOINTS = [' or ', ' and ', '/', ', ', '. ', '\n', ' | ', ' - '];
  test.each(TASKS)('reads no answer in two labels of $name', (of) => {
    const pairs = of.labels.flatMap((first) => of.labels.filter((each) => each !== first).map((each) => [first, each]));
    const replies = pairs.flatMap((pair) => JOINTS.map((joint) => `${pair.join(joint)}.`));
    expect(replies.map((reply) => [reply, read(reply, of)])).toEqual(replies.map((reply) => [reply, 'unreadable']));
  });

  const REPEATED = [
    'yes ',
    'yes,',
    'Yes. No. ',
    'positive/',
    '```',
    '{',
    '{"a":"b',
    '<think ',
    '1.',
    'the answer to ',
    ', ',
  ];
  // No pattern of ours may backtrack without end: one that did would not be through before the runner's own time limit.
  test.each(REPEATED)('comes to an end on 100 kB of %j', (piece) => {
    const reply = piece.repeat(Math.ceil(100_000 / piece.length));
    for (const of of [sentiment, yesNo])
      expect(['answer', 'refused', 'unreadable']).toContain(readAnswer(reply, of).kind);
  });
});
