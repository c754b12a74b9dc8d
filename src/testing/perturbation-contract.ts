import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../core/edits.js';
import { createRng } from '../core/rng.js';
import type { Item, Perturbation, Task, TaskName } from '../core/types.js';
import { aptRules } from '../experiment/apt-rules.js';
import { perturb, source } from '../experiment/follow-ups.js';
import { usableRules } from '../experiment/selection.js';
import { sentiment, yesNo } from '../tasks/index.js';

const TASKS: Readonly<Record<TaskName, Task>> = {
  sentiment,
  'yes-no': yesNo,
  labels: { name: 'topic', like: 'labels', question: 'What is it about?', labels: ['a', 'b'], opposites: {} },
};
const AWKWARD = [
  '',
  ' ',
  '?',
  '🙂',
  '🙂🙂 🎉',
  'ok',
  'a',
  'مرحبا كيف حالك اليوم',
  'これは文です',
  'I',
  '"',
  "'s",
  '\n\n',
  '�\uD83D',
  'Is?',
  'NOT NOT NOT',
  'My constructor is broken',
  'Is __proto__ a valueOf?',
];

const item = (input: string, label?: string): Item => ({ id: 'x', input, ...(label !== undefined && { label }) });

/** All follow-ups that the operator proposes for a text, by every rule. */
function every(operator: Perturbation, task: Task, text: string, rules?: readonly string[], label?: string) {
  const selection = { operator, perItem: 1000, ...(rules ? { rules } : {}) };
  return perturb(source(item(text, label)), selection, task, createRng(1)).followUps;
}

/** A rule that names words has nothing for a text without them: it would not be tried. */
function keepsToItsWords(operator: Perturbation, task: Task, text: string, label?: string): void {
  const doc = source(item(text)).doc();
  if (!doc.english) return;
  const rules = usableRules(operator, task).filter(({ rule }) => rule.words);
  const apt = aptRules(rules, doc, createRng(1));
  const context = { task, label, rng: createRng(1) };
  const overlooked = rules.filter((usable) => {
    if (!apt.includes(usable)) for (const _ of usable.rule.propose(doc, context)) return true;
    return false;
  });
  expect(
    overlooked.map(({ id }) => id),
    `without their words: ${JSON.stringify(text)}`,
  ).toEqual([]);
}

/** Sets differ from each other, no group comes twice in one, and all of one is by one rule and of one attribute. */
function holdsInSets(operator: Perturbation, task: Task, text: string): void {
  const { followUps } = perturb(source(item(text)), { operator, perItem: 6, sets: true }, task, createRng(1));
  for (const set of new Set(followUps.map(({ member }) => member?.set))) {
    const members = followUps.filter(({ member }) => member?.set === set);
    expect(members.length).toBeGreaterThan(1);
    expect(new Set(members.map(({ member }) => member?.group)).size).toBe(members.length);
    expect(new Set(members.map(({ rule, member }) => `${rule} ${member?.group.split(':')[0]}`)).size).toBe(1);
    for (const each of members) expect(applyEdits(text, each.edits)).toBe(each.followUp);
  }
}

/** The laws that every operator obeys; run it over your own in your own tests. */
export function perturbationContract(operator: Perturbation): void {
  const tasks = Object.values(TASKS).filter((task) =>
    Object.values(operator.rules).some((rule) => (rule.expects ?? operator.expects)[task.like]),
  );
  const shown = Object.values(operator.rules).flatMap((rule) => rule.examples);
  const examples = shown.map(([text]) => text);

  describe(`operator ${operator.name}`, () => {
    test('promises something for some task, and says what it does', () => {
      expect(tasks.length).toBeGreaterThan(0);
      expect(operator.about.length).toBeGreaterThan(10);
      expect(Object.keys(operator.rules).length).toBeGreaterThan(0);
    });

    for (const [id, rule] of Object.entries(operator.rules)) {
      const task = tasks.filter((each) => (rule.expects ?? operator.expects)[each.like]);
      test(`rule ${id} makes its examples`, () => {
        expect(rule.examples.length).toBeGreaterThan(0);
        for (const [text, want, label] of rule.examples) {
          const got = task.flatMap((each) => every(operator, each, text, [id], label).map(({ followUp }) => followUp));
          expect(got, `from ${JSON.stringify(text)}`).toContain(want);
        }
      });
      test(`rule ${id} leaves what it must leave`, () => {
        const asks = rule.examples.some(([, , label]) => label !== undefined);
        for (const text of rule.leaves ?? []) {
          const got = task.flatMap((each) =>
            (asks ? each.labels : [undefined]).flatMap((label) =>
              every(operator, each, text, [id], label).map(({ followUp }) => followUp),
            ),
          );
          expect(got, `from ${JSON.stringify(text)}`).toEqual([]);
        }
      });
    }

    const holds = (text: string, label?: string) => {
      for (const task of tasks) {
        keepsToItsWords(operator, task, text, label);
        const followUps = every(operator, task, text, undefined, label);
        expect(every(operator, task, text, undefined, label)).toEqual(followUps);
        expect(new Set(followUps.map((each) => each.followUp)).size).toBe(followUps.length);
        for (const each of followUps) {
          expect(each.followUp).not.toBe(text);
          expect(applyEdits(text, each.edits)).toBe(each.followUp);
        }
        holdsInSets(operator, task, text);
      }
    };

    test('is deterministic, never repeats or leaves a text unchanged, and takes any text', () => {
      for (const text of [...AWKWARD, 'word '.repeat(3000)]) holds(text);
      for (const [text, , label] of shown) holds(text, label);
      const mixed = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc
          .array(
            fc.constantFrom(
              ...examples.flatMap((text) => text.split(' ')),
              '🙂',
              '\n',
              'not',
              "n't",
              '"',
              '?',
              'constructor',
              '__proto__',
            ),
            {
              maxLength: 14,
            },
          )
          .map((words) => words.join(' ')),
      );
      const labels = fc.constantFrom(undefined, ...tasks.flatMap((task) => task.labels));
      fc.assert(fc.property(mixed, labels, holds), { numRuns: 120, seed: 7 });
    });

    test('keeps URLs, numbers, emoji and code as they are', () => {
      const kept = ['https://example.org/a-path?x=1', 'user@example.org', '`npm install`', '🎉', '42.50', '#launch'];
      for (const task of tasks)
        for (const text of examples)
          for (const part of kept)
            for (const each of every(operator, task, `${text} ${part}`)) expect(each.followUp).toContain(part);
    });
  });
}
