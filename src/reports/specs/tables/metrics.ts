import type { SpecReport } from '../../../specs/evaluate/spec-report.js';
import { NO_DATA, percent } from '../../tables/numbers.js';
import type { ResultTable } from '../../tables/table.js';
import { block, countCell } from './columns.js';

/** The user's own metrics; none without a judge. */
export function metricsTable({ models, judges }: SpecReport): ResultTable | undefined {
  if (judges.length === 0) return undefined;
  const names = [...new Set(models.flatMap(({ metrics }) => metrics.map(({ metric }) => metric)))];
  if (names.length === 0) return undefined;
  return {
    title: 'Your metrics',
    blocks: models.map(({ model }) => block(model, 'mean', 'scores', 'OK', 'of', 'unreadable')),
    sections: [
      {
        title: '',
        lines: names.map((name) => ({
          label: name,
          cells: models.flatMap(({ metrics }) => {
            const found = metrics.find(({ metric }) => metric === name);
            if (found === undefined) return Array.from({ length: 5 }, () => ({ text: '' }));
            const { mean, scores, ok, unreadable } = found;
            return [
              { text: mean === null ? NO_DATA : mean.toFixed(1) },
              { text: String(scores), tone: 'quiet' as const },
              { text: percent(ok) },
              countCell(ok),
              { text: String(unreadable), ...(unreadable > 0 ? { tone: 'warn' as const } : {}) },
            ];
          }),
        })),
      },
    ],
    footnotes: [
      'mean: of scores from 0 to 100; OK: the share of outputs that the metric passes; unreadable: in neither.',
    ],
  };
}
