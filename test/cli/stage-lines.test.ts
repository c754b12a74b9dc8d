import { describe, expect, test } from 'vitest';
import { stageLines } from '../../src/cli/stage-lines.js';
import type { PartReport } from '../../src/specs/stages/stage-report.js';

const part = (how: PartReport['how'], more: Partial<PartReport> = {}): PartReport => ({
  ...{ part: 'all', how, because: undefined, by: 'm' },
  ...more,
});
const line = (...parts: readonly PartReport[]) =>
  stageLines({ artefact: 'rules', file: 'rules.json', parts, notes: [] });

describe('what a stage did', () => {
  test.each<readonly [PartReport, string]>([
    [part('made'), 'by m'],
    [part('made anew', { because: 'the prompt changed' }), 'made anew by m because the prompt changed'],
    [part('kept'), 'kept (made by m)'],
    [part('edited'), 'edited: kept as it is'],
    [part('edited', { because: 'the prompt changed' }), 'edited: the prompt changed'],
    [part('left out'), 'left out'],
    [part('left out', { because: 'its rule is gone' }), 'left out because its rule is gone'],
    [part('not made', { because: 'no reply' }), 'not made: no reply'],
  ])('%j', (given, said) => {
    expect(line(given)).toBe(`rules            ${given.how === 'made' ? 'made ' : ''}${said}\n`);
  });

  test('parts that share an outcome are named together, of many the first six', () => {
    const kept = (count: number) => Array.from({ length: count }, (_, at) => part('kept', { part: `r${at + 1}` }));
    expect(line(...kept(2), part('made', { part: 'r3' }))).toBe(
      'rules            r1, r2 kept (made by m); r3 made by m\n',
    );
    expect(line(...kept(7))).toBe('rules            r1, r2, r3, r4, r5, r6, r7 kept (made by m)\n');
    expect(line(...kept(8))).toBe('rules            r1, r2, r3, r4, r5, r6 and 2 more kept (made by m)\n');
  });

  test('nothing to make, and what was found below it, without control characters', () => {
    expect(
      stageLines({ artefact: 'tests', file: 'tests.json', parts: [], notes: ['r1: \u001b[31mred'] }),
    ).not.toContain('\u001b');
    expect(line()).toBe('rules            none\n');
  });
});
