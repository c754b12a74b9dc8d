import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { listOf } from '../../src/cli/listings.js';
import { precisionByTask, precisionLine } from '../../src/cli/precision.js';
import { readJudged } from '../../src/datasets/judged.js';
import { builtIns } from '../../src/index.js';

const measured = () =>
  Promise.all(
    builtIns.perturbations.map(async (operator) => ({
      name: operator.name,
      precision: precisionByTask(operator, await readJudged(operator.name)),
    })),
  );

describe('the list of perturbations', () => {
  test('tells programs the precision of every operator by task', async () => {
    const listed: readonly { name: string; precision: unknown }[] = JSON.parse(await listOf('perturbations', 'json'));
    expect(listed.map(({ name, precision }) => ({ name, precision }))).toEqual(await measured());
  });

  test('tells people the same, below the title of each operator', async () => {
    const lines = stripVTControlCharacters(await listOf('perturbations', 'text')).split('\n');
    const below = lines.flatMap((line, at) => (line.includes('judged valid: ') ? [[lines[at - 1], line.trim()]] : []));
    expect(below).toEqual(
      (await measured()).map(({ name, precision }) => [
        expect.stringMatching(new RegExp(`^${name}\\b`, 'u')),
        precisionLine(precision),
      ]),
    );
  });
});
