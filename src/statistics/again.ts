import { hash } from '../core/hash.js';
import type { Condition, Observation, Outcome } from '../core/types.js';

/** A source that was put to a model, and what its reply was read as. */
export interface AskedSource extends Condition {
  readonly source: string;
  /** The item's context where the recording has it apart from the source: another context is another question. */
  readonly contextText?: string;
  readonly outcome: Outcome;
}

/** How a source was answered under one condition: each answer that was read, with how often it was given. */
export interface AnswersOfSource {
  readonly model: string;
  readonly answers: ReadonlyMap<string, number>;
}

/** The identity arm of recordings, in two passes: `add` each of them, then ask for `again`. Texts are not kept. */
export interface SourcesAskedAgain {
  add(asked: AskedSource): void;
  /**
   * How often the source was asked and read elsewhere under the same condition, and how often that answer differs from
   * this one; nothing where this one was not read. Throws Error for what was not added before.
   */
  again(asked: AskedSource): Observation['again'];
  /** The distinct sources under each condition, in first-seen order. */
  sources(): Iterable<AnswersOfSource>;
}

export function sourcesAskedAgain(): SourcesAskedAgain {
  const sources = new Map<string, { readonly model: string; readonly answers: Map<string, number> }>();
  return {
    add(asked) {
      const key = keyOf(asked);
      const source = sources.get(key) ?? { model: asked.model, answers: new Map<string, number>() };
      sources.set(key, source);
      if (asked.outcome.kind !== 'answer') return;
      source.answers.set(asked.outcome.value, (source.answers.get(asked.outcome.value) ?? 0) + 1);
    },
    again(asked) {
      if (asked.outcome.kind !== 'answer') return { of: 0, changed: 0 };
      const answers = sources.get(keyOf(asked))?.answers;
      const alike = answers?.get(asked.outcome.value);
      if (!answers || !alike)
        throw new Error(`Expected each source to be added first, got ${JSON.stringify(asked.source)}`);
      const read = total(answers);
      return { of: read - 1, changed: read - alike };
    },
    sources: () => sources.values(),
  };
}

/** Per model: `of` distinct sources under one condition that were read at least twice, and how many got more than one answer. */
export interface ChangedSources {
  readonly model: string;
  readonly changed: number;
  readonly of: number;
}

/** Models in first-seen order; one whose sources were never asked again has `of` 0. */
export function changedSources(asked: Pick<SourcesAskedAgain, 'sources'>): ChangedSources[] {
  const byModel = new Map<string, { changed: number; of: number }>();
  for (const { model, answers } of asked.sources()) {
    const counts = byModel.get(model) ?? { changed: 0, of: 0 };
    byModel.set(model, counts);
    if (total(answers) < 2) continue;
    counts.of++;
    if (answers.size > 1) counts.changed++;
  }
  return [...byModel].map(([model, counts]) => ({ model, ...counts }));
}

function keyOf({ model, task, context, shots, source, contextText }: AskedSource): string {
  return hash([model, task, context, shots, contextText ?? null, source]);
}

function total(answers: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of answers.values()) sum += count;
  return sum;
}
