import { compareRuns } from '../comparison/compare-runs.js';
import { type Asked, sidesOf } from '../comparison/sides.js';
import type { Row } from '../statistics/row.js';
import type { RunFolder } from '../store/run-folder.js';
import type { Gate, GateResult, RegressionGate } from './gate.js';
import { failuresOf } from './rate-gate.js';

/** A run with what its manifest says of it. */
export interface GatedRun {
  readonly folder: RunFolder;
  readonly manifest: Asked;
}

export interface Checked extends GatedRun {
  readonly rows: readonly Row[];
  /** The run that a gate names; throws UserError where there is none. */
  readonly runNamed: (name: string) => GatedRun;
}

/** How each gate comes out, in their order. */
export async function checkGates(gates: readonly Gate[], run: Checked): Promise<readonly GateResult[]> {
  const results: GateResult[] = [];
  for (const gate of gates) {
    const failures = gate.kind === 'rate' ? failuresOf(gate, run.rows) : await regressions(gate, run);
    results.push({ gate, failures });
  }
  return results;
}

/** Categories that are worse than in the other run at 5 %, adjusted for their number; a comparison of nothing fails. */
async function regressions({ against }: RegressionGate, { folder, manifest, runNamed }: Checked): Promise<string[]> {
  const other = runNamed(against);
  const sides = sidesOf(other.manifest, manifest, undefined);
  const { rows } = await compareRuns(other.folder, folder, { measure: 'relation', sides, examples: 0 });
  if (rows.every(({ standing }) => standing === 'no data')) return [`${against}: no judged case in common`];
  return rows.flatMap(({ standing, category, models, shots, paired, pHolm }) => {
    if (standing !== 'worse' || paired.difference === null) return [];
    const lost = (-paired.difference.difference * 100).toFixed(1);
    return [`${category ?? 'all'} · ${models.b} · ${shots} shot: ${lost} points worse than ${against} (${paired.broken} broken, ${paired.fixed} fixed, p = ${(pHolm ?? 1).toFixed(4)})`]; // biome-ignore format: one sentence
  });
}
