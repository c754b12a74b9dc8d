import pc from 'picocolors';
import { plainText } from '../core/plain-text.js';
import { type Checked, checkGates, type GatedRun } from '../gates/check-gates.js';
import type { Gate } from '../gates/gate.js';
import { parseGate } from '../gates/parse-gate.js';
import { namedRun } from './named-run.js';
import { note } from './print.js';
import { readManifest } from './stored-manifest.js';

/**
 * The gates of the command line, read before anything is asked: a run to hold others against must be there already.
 * @param categories those of the run; none: they are not known
 */
export function readGates(texts: readonly string[] | undefined, categories: readonly string[]): readonly Gate[] {
  const gates = (texts ?? []).map((text) => parseGate(text, categories.length === 0 ? undefined : categories));
  for (const gate of gates) if (gate.kind === 'regression') runNamed(gate.against);
  return gates;
}

function runNamed(name: string): GatedRun {
  const folder = namedRun(name);
  return { folder, manifest: readManifest(folder) };
}

/** Says on stderr how each gate came out; the process exits with 1 where one failed. */
export async function applyGates(gates: readonly Gate[], run: Omit<Checked, 'runNamed'>): Promise<void> {
  const { green, red } = pc.createColors(process.stderr.isTTY === true && pc.isColorSupported);
  for (const { gate, failures } of await checkGates(gates, { ...run, runNamed })) {
    const how = failures.length === 0 ? green('Gate passed') : red('Gate failed');
    process.stderr.write(`${how}: ${plainText(gate.text)}\n`);
    for (const failure of failures) note(`  ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  }
}
