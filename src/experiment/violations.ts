import type { Edit, Observation } from '../core/types.js';
import type { Violation } from '../statistics/violation.js';

/** The texts behind an observation. */
export interface CaseTexts {
  readonly rule?: string | undefined;
  readonly relation: string;
  readonly source: string;
  readonly followUp: string;
  readonly edits?: readonly Edit[] | undefined;
}

/** Keeps the violations that say most, a few for each model, while observations stream by. */
export interface ViolationCollector {
  add(observation: Observation, texts: CaseTexts): void;
  /** For each model its best violations, one per category, in the order of the models. */
  chosen(): readonly Violation[];
}

const PER_MODEL = 3;

/**
 * Prefers sources that were answered right, steady ones (the identity arm kept its answer) and short texts; one violation
 * a category. Memory: one violation per model and category.
 */
export function collectViolations(): ViolationCollector {
  const best = new Map<string, Map<string, { readonly weight: number; readonly violation: Violation }>>();
  return {
    add(observation, texts) {
      const violation = violationOf(observation, texts);
      if (!violation) return;
      const categories = best.get(observation.model) ?? new Map();
      best.set(observation.model, categories);
      const weight = weightOf(observation, texts);
      const known = categories.get(observation.category);
      if (!known || weight > known.weight) categories.set(observation.category, { weight, violation });
    },
    chosen: () =>
      [...best.values()].flatMap((categories) =>
        [...categories.values()]
          .sort((a, b) => b.weight - a.weight)
          .slice(0, PER_MODEL)
          .map(({ violation }) => violation),
      ),
  };
}

function violationOf(observation: Observation, texts: CaseTexts): Violation | undefined {
  const { source, followUp, verdict, model, task, context, shots, category } = observation;
  if (verdict.status !== 'violated' || source.kind !== 'answer' || followUp.kind !== 'answer') return undefined;
  const { rule, edits, relation } = texts;
  return {
    model,
    task,
    context,
    shots,
    category,
    ...(rule === undefined ? {} : { rule }),
    source: texts.source,
    followUp: texts.followUp,
    ...(edits === undefined ? {} : { edits }),
    relation,
    sourceAnswer: source.value,
    followUpAnswer: followUp.value,
    reason: verdict.reason,
  };
}

/** Higher says more: right before, steady, and short enough to read at a glance. */
function weightOf({ source, key, again }: Observation, { source: text, followUp }: CaseTexts): number {
  const right = source.kind === 'answer' && key?.label === source.value ? 1000 : 0;
  const steady = again.of > 0 && again.changed === 0 ? 500 : 0;
  return right + steady - Math.min(400, text.length + followUp.length);
}
