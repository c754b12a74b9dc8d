import type { GeneratedTest } from '../specification.js';
import type { OutputResult } from './evaluation.js';

/** What kind a test is, a harder one (`r1-2x`) apart. */
export function kindOf({ id, kind }: Pick<GeneratedTest, 'id' | 'kind'>): OutputResult['of'] {
  return kind !== 'baseline' && id.endsWith('x') ? 'expanded' : kind;
}
