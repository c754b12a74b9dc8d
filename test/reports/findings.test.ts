import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.js';
import { findingText } from '../../src/reports/findings/finding-text.js';
import { findingsMarkdown } from '../../src/reports/findings/markdown.js';
import { findingsTerminal } from '../../src/reports/findings/terminal.js';
import { wilson } from '../../src/statistics/wilson.js';

const FINDING: Finding = {
  ...{ model: 'm', task: 'yes-no', category: 'typo', rules: ['swap'], relation: 'same', change: ['Yes', 'No'] },
  violations: wilson(3, 4),
  items: 2,
  noise: { changed: 1, of: 8 },
  edit: { before: 'good', after: '', count: 3 },
  example: {
    id: 'c1',
    item: '1',
    task: 'yes-no',
    category: 'typo',
    relation: 'same',
    source: 'It is good.',
    follow_up: 'It is.',
  },
};
const plain = { width: 80, color: false };

describe('violations that are alike, in words', () => {
  test.each<readonly [what: string, more: Partial<Finding>, title: string, facts: string]>([
    ['all that there is to say', {}, '3 × Yes → No · typo / swap · m',
      '75.0% of 4 judged (30.1–95.4); 2 texts; the source itself changed 1 of 8 times; mostly “good” → nothing (3); expected: same'],
    ['as little as there can be', { rules: [], items: 1, noise: { changed: 0, of: 0 }, edit: undefined }, '3 × Yes → No · typo · m',
      '75.0% of 4 judged (30.1–95.4); 1 text; expected: same'],
    ['several rules', { rules: ['a', 'b'], edit: undefined }, '3 × Yes → No · typo / 2 rules · m',
      '75.0% of 4 judged (30.1–95.4); 2 texts; the source itself changed 1 of 8 times; expected: same'],
  ])('%s', (_, more, title, facts) => {
    const text = findingText({ ...FINDING, ...more });
    expect([text.title, text.facts, text.case]).toEqual([title, facts, 'c1']);
  }); // biome-ignore format: table

  test('an id is text, whatever is in it', () => {
    const finding = { ...FINDING, example: { ...FINDING.example, id: '\u001B[2Ja_b' } };
    expect(findingsTerminal({ findings: [finding], left: 0 }, plain)).toContain('case        \\u001b[2Ja_b\n');
    expect(findingsMarkdown({ findings: [finding], left: 0 })).toContain('- case: \\\\u001b\\[2Ja\\_b\n');
  });

  test('none, and more than are shown', () => {
    expect(findingsTerminal({ findings: [], left: 0 }, plain)).toBe('No violation was found.\n');
    expect(findingsMarkdown({ findings: [], left: 0 })).toBe('# Findings\n\nNo violation was found.\n');
    expect(findingsTerminal({ findings: [FINDING], left: 2 }, plain)).toMatch(
      /\n\n… and 2 smaller findings \(--most shows more\)\n$/u,
    );
    expect(findingsMarkdown({ findings: [FINDING], left: 2 })).toMatch(/\n\n… and 2 smaller findings\.\n$/u);
  });
});
