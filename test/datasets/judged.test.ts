import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Judgement, readJudged } from '../../src/datasets/judged.js';
import { reading, withFile } from './files.js';

const line: Judgement = {
  date: '2026-11-21',
  task: 'sentiment',
  category: 'vocab',
  rule: 'adverb',
  original: 'I like it',
  perturbed: 'I really like it',
  expects: 'same',
  valid: true,
  why: '',
};

/** What reading a file `vocab.jsonl` of these lines gives, or the error's message. */
const judged = (...lines: readonly unknown[]) =>
  reading('vocab.jsonl', lines.map((each) => `${JSON.stringify(each)}\n`).join(''), async function* (file) {
    yield* await readJudged('vocab', join(file, '..'));
  });

describe('readJudged', () => {
  test.each<[string, unknown[], Judgement[]]>([
    ['a valid one', [line], [line]],
    [
      'an invalid one with its reason, and who judged it',
      [line, { ...line, valid: false, why: 'stronger', reader: 'second' }],
      [line, { ...line, valid: false, why: 'stronger', reader: 'second' }],
    ],
    ['an empty file', [], []],
  ])('reads %s', async (_, lines, want) => {
    expect(await judged(...lines)).toEqual(want);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a date', { date: '21.11.2026' }, 'Expected `date` to be a date such as 2026-11-21, got "21.11.2026"'],
    ['the task', { task: 'yes' }, 'Expected `task` to be one of "sentiment" or "yes-no", got "yes"'],
    [
      'a changed text',
      { perturbed: 'I like it' },
      'Expected `perturbed` to be another text than `original`, got the same',
    ],
    ['a verdict', { valid: 1 }, 'Expected `valid` to be true or false, got 1'],
    [
      'the reason why one is invalid',
      { valid: false },
      'Expected `why` to be the reason why it is not valid, got blank text',
    ],
    ['a rule', { rule: null }, 'Expected `rule` to be text, got null'],
    ['known keys', { raeder: 'second' }, 'Expected a known key, got "raeder". Did you mean "reader"?'],
  ])('demands %s', async (_, change, want) => {
    expect(await judged(line, { ...line, ...change })).toBe(`vocab.jsonl:2: ${want}`);
  });

  test('finds nothing where an operator was never judged, or nothing was', async () => {
    await withFile('other.jsonl', '', async (file) => {
      expect(await readJudged('vocab', join(file, '..'))).toEqual([]);
      expect(await readJudged('vocab', join(file, '..', 'nowhere'))).toEqual([]);
    });
  });

  test('gives any texts back as they are', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((each) => each.trim() !== '');
    await fc.assert(
      fc.asyncProperty(text, text, async (original, perturbed) => {
        fc.pre(original !== perturbed);
        expect(await judged({ ...line, original, perturbed })).toEqual([{ ...line, original, perturbed }]);
      }),
      { numRuns: 50 },
    );
  });
});
