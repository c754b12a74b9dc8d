import type { Judgement } from '../../src/datasets/judged.js';

/** `valid` of `of` judged follow-ups of a category, for sentiment. */
export function judgements(category: string, valid: number, of: number, task = 'sentiment'): readonly Judgement[] {
  return Array.from({ length: of }, (_, at) => ({
    date: '2026-11-21',
    task,
    category,
    rule: 'any',
    original: `text ${at}`,
    perturbed: `other text ${at}`,
    expects: 'same',
    valid: at < valid,
    why: at < valid ? '' : 'awkward',
  }));
}
