import type { SpecReport } from '../../specs/evaluate/spec-report.js';
import { shortened } from '../examples/excerpt.js';

/** An output that does not comply, in words. */
export interface Failure {
  readonly title: string;
  readonly input: string;
  readonly output: string;
  readonly reason: string;
}

/** The outputs that do not comply; the same output to the same inputs is shown once. */
export function failuresOf({ tests }: SpecReport): readonly Failure[] {
  const seen = new Set<string>();
  return tests.flatMap(({ id, inputs, models }) =>
    models.flatMap(({ model, status, by, reason, output }) => {
      if (status !== 'ERR') return [];
      const input = Object.entries(inputs)
        .map((each) => each.join(': '))
        .join('\n');
      const key = JSON.stringify([model, input]);
      if (seen.has(key)) return [];
      seen.add(key);
      const judged = by === 'program' ? 'found by a program' : 'judged';
      return [
        {
          title: `${id} · ${model}`,
          input: shortened(input, 400),
          output: shortened(output ?? '', 400),
          reason: `${reason} (${judged})`,
        },
      ];
    }),
  );
}
