import type { Outcome } from '../core/types.js';
import { casesAlong } from '../experiment/cases-along.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { type ChangedCases, collectChanged } from './changed-cases.js';
import type { Comparison, Measure } from './comparison.js';
import { createPairing } from './pairing.js';
import type { Sides } from './sides.js';

export interface CompareOptions {
  readonly measure: Measure;
  readonly sides: readonly Sides[];
  /** Changed cases of each category and kind that are kept. */
  readonly examples: number;
}

/** What is remembered of one asking of one case on side A. */
interface Remembered {
  /** Undefined: there is nothing to compare. */
  readonly held: boolean | undefined;
  readonly answers: readonly [string, string];
}

/** Compares the verdicts of two runs, case by case under the same condition and repeat. Memory: a few words for each verdict of one model. */
export async function compareRuns(a: RunFolder, b: RunFolder, options: CompareOptions): Promise<Comparison> {
  const pairing = createPairing();
  const changed = collectChanged(options.examples);
  let unpaired = 0;
  for (const models of options.sides) unpaired += await comparePair({ a, b }, models, { ...options, pairing, changed });
  return { measure: options.measure, rows: pairing.rows(), changed: changed.chosen(), unpaired };
}

interface Into extends Pick<CompareOptions, 'measure'> {
  readonly pairing: ReturnType<typeof createPairing>;
  readonly changed: ChangedCases;
}

/** Gives how many askings only one of the two has. */
async function comparePair(
  runs: { readonly a: RunFolder; readonly b: RunFolder },
  models: Sides,
  { measure, pairing, changed }: Into,
): Promise<number> {
  const known = new Map<string, Remembered>();
  for await (const record of verdictsOf(runs.a, models.a)) known.set(keyOf(record), remembered(record, measure));
  const textsOf = casesAlong(runs.b);
  let unpaired = 0;
  for await (const record of verdictsOf(runs.b, models.b)) {
    const key = keyOf(record);
    const sideA = known.get(key);
    known.delete(key);
    const sideB = remembered(record, measure);
    if (!sideA) unpaired++;
    if (!sideA || sideA.held === undefined || sideB.held === undefined) continue;
    const { task, context, shots, category, item } = record;
    pairing.add({ models, task, context, shots, category, item, a: sideA.held, b: sideB.held });
    if (sideA.held === sideB.held) continue;
    const how = sideA.held ? 'broken' : 'fixed';
    const pair = await textsOf(record.case);
    changed.add({ how, models, task, context, shots, category, pair, a: sideA.answers, b: sideB.answers });
  }
  return unpaired + known.size;
}

async function* verdictsOf(folder: RunFolder, model: string): AsyncGenerator<VerdictRecord> {
  for await (const value of readJsonLines(folder.path('verdicts'))) {
    const record = value as VerdictRecord;
    if (record.model === model) yield record;
  }
}

function keyOf({ case: id, task, context, shots, repeat }: VerdictRecord): string {
  return `${id} ${task} ${context} ${shots} ${repeat}`;
}

function remembered(record: VerdictRecord, measure: Measure): Remembered {
  return { held: heldIn(record, measure), answers: [shown(record.source), shown(record.followUp)] };
}

function heldIn({ verdict, source, followUp, key }: VerdictRecord, measure: Measure): boolean | undefined {
  if (measure === 'relation') return verdict.status === 'inconclusive' ? undefined : verdict.status === 'held';
  if (key === null || source.kind === 'error' || followUp.kind === 'error') return undefined;
  return measure === 'accuracy'
    ? source.kind === 'answer' && source.value === key.label
    : followUp.kind === 'answer' && key.expected.includes(followUp.value);
}

function shown(outcome: Outcome): string {
  return outcome.kind === 'answer' ? outcome.value : outcome.kind;
}
