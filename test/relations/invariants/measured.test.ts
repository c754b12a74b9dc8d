import { cost } from '../../../relations/invariants/cost.js';
import { latency } from '../../../relations/invariants/latency.js';
import { tokens } from '../../../relations/invariants/tokens.js';
import { held, notMeasured, testRefusals, testRows, violated } from './tables.js';

const unknown = (name: string) => notMeasured(`Expected the ${name} to be known, but it was not measured`);

testRows(latency, [
  [{ max_ms: 500 }, '', held('the latency is 500 ms'), { measured: { latencyMs: 500 } }],
  [
    { max: 500 },
    '',
    violated('Expected a latency of at most 500 ms, got 1234 ms', 'at most 500 ms', '1234 ms'),
    { measured: { latencyMs: 1234.4 } },
  ],
  [{ max_ms: 500 }, '', unknown('latency')],
]);
testRefusals(latency, [
  [{}, [['', '`max_ms`']]],
  [{ max_ms: '500ms' }, [['max_ms', 'milliseconds']]],
  [{ max_ms: -1 }, [['max_ms', 'milliseconds, 0 or more']]],
]);

testRows(tokens, [
  [{ max: 10 }, '', held('the count is 1 output token'), { measured: { outputTokens: 1 } }],
  [
    { min: 5, max: 10, of: 'total' },
    '',
    violated(
      'Expected a count of at least 5 total tokens and at most 10 total tokens, got 12 total tokens',
      ...(['at least 5 total tokens and at most 10 total tokens', '12 total tokens'] as const),
    ),
    { measured: { inputTokens: 5, outputTokens: 7 } },
  ],
  [{ max: 10, of: 'total' }, '', unknown('count'), { measured: { outputTokens: 7 } }],
  [{ max: 10, of: 'input' }, '', held('the count is 5 input tokens'), { measured: { inputTokens: 5 } }],
]);
testRefusals(tokens, [
  [{}, [['', '`min` or `max`']]],
  [{ max: 1, of: 'prompt' }, [['of', '`output`, `input` or `total`']]],
]);

testRows(cost, [
  [{ max_usd: 0.01 }, '', held('the cost is $0.00042'), { measured: { cost: 0.00042 } }],
  [
    { max: 0.01 },
    '',
    violated('Expected a cost of at most $0.01, got $0.0123', 'at most $0.01', '$0.0123'),
    { measured: { cost: 0.01234 } },
  ],
  [{ max_usd: 0 }, '', held('the cost is $0'), { measured: { cost: 0 } }],
  [{ max_usd: 0.01 }, '', unknown('cost')],
]);
testRefusals(cost, [[{ max: 1, max_usd: 1 }, [['', '`max_usd`']]]]);
