import type { Plugins } from '../core/types.js';
import { type Check, failed } from './check.js';
import { type Examined, examineFile } from './file.js';
import { keyChecks, machineChecks } from './machine.js';
import { reachCheck } from './reach.js';

export interface ExamineOptions {
  /** An experiment or a suite; absent: only the machine is looked at. */
  readonly file?: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly builtIns: Plugins;
  /** With what the configuration adds. Rejects where there is one that cannot be loaded. */
  readonly plugins: () => Promise<Plugins>;
  /** How long a server may take, in seconds. */
  readonly seconds: number;
}

/** All checks, in the order in which one would mend them. */
export async function examine({
  file,
  environment,
  builtIns,
  plugins,
  seconds,
}: ExamineOptions): Promise<readonly Check[]> {
  const configured = await settled(plugins());
  const known = configured.error === undefined ? (configured.value ?? builtIns) : builtIns;
  const checks = [...machineChecks(environment), configurationCheck(configured, builtIns)];
  if (file === undefined) return [...checks, ...keyChecks(known.models, environment)];
  const examined = await settled<Examined>(examineFile(file, known));
  if (examined.value === undefined)
    return [...checks, ...keyChecks(known.models, environment), failed(file, examined.error)];
  const { models } = examined.value;
  const asked = known.models.filter(({ name }) => models.some(({ provider }) => provider === name));
  return [
    ...checks,
    ...keyChecks(asked, environment),
    ...examined.value.checks,
    ...(await Promise.all(models.map((spec) => reachCheck(spec, { plugins: known, environment, seconds })))),
  ];
}

interface Settled<Value> {
  readonly value?: Value;
  readonly error?: unknown;
}

async function settled<Value>(promise: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error };
  }
}

function configurationCheck({ value, error }: Settled<Plugins>, builtIns: Plugins): Check {
  const name = 'configuration';
  if (value === undefined) return failed(name, error);
  if (value.fingerprint === undefined) return { name, status: 'ok', found: 'no mmt4nl.config.ts here: built-ins only' };
  const kinds = ['perturbations', 'relations', 'invariants', 'models'] as const;
  const added = kinds.flatMap((kind) => {
    const count = value[kind].length - builtIns[kind].length;
    return count > 0 ? [`${count} ${count === 1 ? kind.slice(0, -1) : kind}`] : [];
  });
  return { name, status: 'ok', found: `loads; adds ${added.join(', ') || 'nothing'}` };
}
