import type { Row } from '../../src/statistics/row.js';
import { wilson } from '../../src/statistics/wilson.js';

/** A result row with what a test says and plain values for the rest. */
export function rowOf(given: Partial<Row>): Row {
  return {
    model: 'model',
    task: 'sentiment',
    context: false,
    shots: 'zero',
    category: 'typo',
    n: 20,
    inconclusive: 0,
    errors: 0,
    accuracy: wilson(18, 20),
    oracle: wilson(16, 20),
    relation: wilson(17, 20),
    cells: { rightRight: 15, rightWrong: 3, wrongRight: 1, wrongWrongSame: 1, wrongWrongDifferent: 0 },
    mcnemar: { b: 3, c: 1, p: 0.625, pHolm: 1 },
    noise: wilson(1, 20),
    excess: { difference: 0.1, low: -0.1, high: 0.3 },
    ...given,
  };
}
