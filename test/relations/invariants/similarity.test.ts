import { similarity } from '../../../relations/invariants/similarity.js';
import { notMeasured, testRefusals, testRows } from './tables.js';

const GOLDEN = { case: { metadata: { golden: 'Paris', count: 3, none: null } } };
const missing = (key: string) => notMeasured(`Expected a text under \`${key}\` in the case's metadata, found none`);

testRows(similarity, [
  [
    { reference: 'Eiffel Tower' },
    'in the Eiffel Tower',
    { status: 'scored', score: 0.8, evidence: 'token_f1 0.80: `in the Eiffel Tower` against `Eiffel Tower`' },
  ],
  [
    { reference_file: 'golden.txt', reference: 'a b c d', measure: 'rouge_l' },
    'a d',
    { status: 'scored', score: 4 / 6, evidence: 'rouge_l 0.67: `a d` against `a b c d`' },
  ],
  [
    { metadata: 'golden', measure: 'edit' },
    '',
    { status: 'scored', score: 0, evidence: 'edit 0.00: nothing against `Paris`' },
    GOLDEN,
  ],
  [{ metadata: 'count' }, '3', { status: 'scored', score: 1, evidence: 'token_f1 1.00: `3` against `3`' }, GOLDEN],
  [{ metadata: 'none' }, 'x', missing('none'), GOLDEN],
  [{ metadata: 'toString' }, 'x', missing('toString'), GOLDEN],
]);

testRefusals(similarity, [
  [{}, [['', 'one of `reference`, `reference_file` and `metadata`']]],
  [{ reference: 'x', metadata: 'y' }, [['', 'one of `reference`, `reference_file` and `metadata`']]],
  [{ reference: 'x', measure: 'bleu' }, [['measure', '`token_f1`, `rouge_l` or `edit`']]],
]);
