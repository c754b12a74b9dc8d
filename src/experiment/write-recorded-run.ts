import { hash } from '../core/hash.js';
import type { Observation } from '../core/types.js';
import type { Pair } from '../datasets/pairs.js';
import type { Recording } from '../datasets/recordings.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { writeJsonLines } from '../store/write-json-lines.js';

/** What a run of recordings was made of. */
export interface RecordedRun {
  readonly models: readonly string[];
  readonly categories: readonly string[];
  readonly counts: { readonly items: number; readonly cases: number };
  readonly experiment: {
    readonly shots: readonly string[];
    readonly context: readonly boolean[];
    readonly repeats: number;
  };
}

/**
 * Writes judged recordings as a run writes its cases and verdicts: what is one test is one case, whoever was asked it, and
 * under one condition an item's verdicts follow each other. In memory are all of them.
 */
export async function writeRecordedRun(
  folder: RunFolder,
  observations: AsyncIterable<{ readonly observation: Observation; readonly recording: Recording }>,
): Promise<RecordedRun> {
  const cases = new Map<string, Pair>();
  const times = new Map<string, number>();
  const [models, categories, shots] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const context = new Set<boolean>();
  const verdicts = new Map<string, VerdictRecord[]>();
  for await (const { observation, recording } of observations) {
    const pair = pairOf(recording);
    cases.set(pair.id, pair);
    models.add(observation.model);
    categories.add(observation.category);
    shots.add(observation.shots);
    context.add(observation.context);
    const condition = `${observation.model} ${observation.shots} ${observation.context}`;
    const asked = `${pair.id} ${condition}`;
    const repeat = times.get(asked) ?? 0;
    times.set(asked, repeat + 1);
    const together = JSON.stringify([condition, observation.item]);
    const known = verdicts.get(together) ?? [];
    known.push({ ...observation, case: pair.id, repeat });
    verdicts.set(together, known);
  }
  await writeJsonLines(folder.path('verdicts'), each([...verdicts.values()].flat()));
  await writeJsonLines(folder.path('cases'), each([...cases.values()]));
  const items = new Set([...cases.values()].map(({ item }) => item));
  return {
    models: [...models],
    categories: [...categories],
    counts: { items: items.size, cases: cases.size },
    experiment: { shots: [...shots], context: [...context], repeats: Math.max(1, ...times.values()) },
  };
}

function pairOf({ task, category, source, followUp, relation, rule, contextText, label, item }: Recording): Pair {
  return {
    id: hash([category, rule ?? null, contextText ?? null, source, followUp]),
    ...{ task, category, source, follow_up: followUp, relation, item },
    ...(rule !== undefined && { rule }),
    ...(contextText !== undefined && { context: contextText }),
    ...(label !== undefined && { label }),
  };
}

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}
