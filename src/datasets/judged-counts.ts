import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../core/package-root.js';
import { type Judgement, judgedFolder, readJudged } from './judged.js';

/** What a judgement counts for: all of it but the texts. */
export type JudgedCase = Pick<Judgement, 'task' | 'category' | 'rule' | 'valid'>;

/**
 * The judgements of an operator: from their files in a checkout, else from the counts that the build makes of them, because
 * the texts are an eighth of the package and nobody reads them there.
 */
export async function readJudgedCases(operator: string): Promise<readonly JudgedCase[]> {
  return existsSync(judgedFolder()) ? await readJudged(operator) : readJudgedCounts(operator);
}

/** From the lines `operator, task, category, rule, valid, count` that `scripts/build.mjs` writes. */
export function readJudgedCounts(operator: string): readonly JudgedCase[] {
  const text = readFileSync(path.join(packageRoot(), 'dist', 'perturbations', 'judged.tsv'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [name, task = '', category = '', rule = '', valid, count] = line.split('\t');
    if (name !== operator) return [];
    return Array.from({ length: Number(count) }, () => ({ task, category, rule, valid: valid === 'true' }));
  });
}
