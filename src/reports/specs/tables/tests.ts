import type { SpecReport, TestReport } from '../../../specs/evaluate/spec-report.js';
import type { Cell, ResultTable } from '../../tables/table.js';
import { block } from './columns.js';

const SHOWN: Readonly<Record<TestReport['models'][number]['status'], Cell>> = {
  OK: { text: 'OK' },
  ERR: { text: 'ERR', tone: 'bad' },
  unclear: { text: '?', tone: 'warn' },
  unjudged: { text: '–', tone: 'quiet' },
  error: { text: 'no reply', tone: 'warn' },
};

const TITLES: Readonly<Record<string, string>> = { rule: 'of rules', inverse: 'of inverse rules', expanded: 'harder', baseline: 'baseline' }; // biome-ignore format: a table

/** Tests × models: what each model made of each test. */
export function testsTable({ tests, models }: SpecReport): ResultTable | undefined {
  if (tests.length === 0 || models.length === 0) return undefined;
  const kinds = [...new Set(tests.map(({ of }) => of))];
  return {
    title: 'Tests × models',
    blocks: [block('', 'valid'), ...models.map(({ model }) => block('', model))],
    sections: kinds.map((kind) => ({
      title: TITLES[kind] ?? kind,
      lines: tests
        .filter(({ of }) => of === kind)
        .map((test) => ({
          label: `${test.id}  ${Object.values(test.inputs).join(' · ').slice(0, 60)}`,
          cells: [
            { text: { OK: 'yes', ERR: 'no', unclear: '?', unjudged: '–' }[test.valid] },
            ...models.map(({ model }) => SHOWN[test.models.find((each) => each.model === model)?.status ?? 'unjudged']),
          ],
        })),
    })),
    footnotes: ['ERR: the output does not comply; ?: it could not be judged; –: nobody judged it.'],
  };
}
