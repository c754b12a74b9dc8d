import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { layoutNamed, reportNamed, reports } from '../../src/reports/index.js';
import { rowOf } from './rows.js';

function messageOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error instanceof UserError ? error.message : error;
  }
}

async function* noCases() {}

describe('formats', () => {
  test('are these, each under its own name and with a line about it', () => {
    expect(Object.keys(reports)).toEqual(['terminal', 'md', 'csv', 'latex', 'json', 'junit', 'html']);
    expect(Object.values(reports).map(({ format }) => format)).toEqual(Object.keys(reports));
    expect(Object.values(reports).filter(({ about }) => about === '')).toEqual([]);
  });

  test.each([
    [
      'jsno',
      'Expected `--format` to be one of terminal, md, csv, latex, json, junit, html, got `jsno`. Did you mean "json"?',
    ],
    ['toString', 'Expected `--format` to be one of terminal, md, csv, latex, json, junit, html, got `toString`.'],
  ])('%s is none', (name, want) => {
    expect(messageOf(() => reportNamed(name))).toBe(want);
  });

  test.each([
    ['full', 'full'],
    ['paper', 'paper'],
    ['papr', 'Expected `--layout` to be one of full, paper, got `papr`. Did you mean "paper"?'],
  ])('layout %s', (name, want) => {
    expect(messageOf(() => layoutNamed(name))).toBe(want);
  });

  test.each(Object.keys(reports))('%s ends in one line break, and takes options that are not given', async (format) => {
    const text = await reportNamed(format).render(
      { rows: [rowOf({ n: 2, held: 1 })], cases: noCases },
      { width: undefined },
    );
    expect(text).toMatch(/[^\n]\n$/u);
  });
});
