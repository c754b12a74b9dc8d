import { expect, test } from 'vitest';
import { reportNamed } from '../../../src/reports/index.js';
import { rowOf } from '../rows.js';

const ESC = String.fromCharCode(27);

test('in colour, changed words need no marks, and findings and cases without a verdict stand out', async () => {
  const condition = { model: 'm', task: 'sentiment', context: false, shots: 'zero' };
  const text = await reportNamed('terminal').render(
    {
      rows: [rowOf({ n: 50, held: 20, inconclusive: 5, errors: 2, noise: [0, 50] })],
      notes: {
        violations: [
          {
            ...{ ...condition, category: 'typo', relation: 'same', reason: '' },
            ...{ source: 'so tired', followUp: 'so tried', sourceAnswer: 'a', followUpAnswer: 'b' },
          },
        ],
      },
    },
    { color: true },
  );
  const shown = text.replaceAll(ESC, '^');
  expect(shown).toContain('so ^[31m^[9mtired^[29m^[39m');
  expect(shown).toContain('so ^[32m^[1mtried^[22m^[39m');
  expect(shown).toContain('^[31m44.4%^[39m');
  expect(shown).toContain('^[31m+55.6pp^[39m');
  expect(shown).toContain('^[33m5^[39m');
  expect(shown).not.toMatch(/\[-|\{\+/u);
});
