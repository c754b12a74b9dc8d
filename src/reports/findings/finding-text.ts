import { changes, followUpPieces, type Piece, sourcePieces } from '../../differences/changes.js';
import type { Finding } from '../../findings/finding.js';
import { excerpt } from '../examples/excerpt.js';
import { interval, percent } from '../tables/numbers.js';

/** A finding, ready to be written. */
export interface FindingText {
  /** `12 × Positive → Neutral · robustness / dropped-letter · openai:gpt-4o`. */
  readonly title: string;
  /** How often, in how many items, and what part may be noise. */
  readonly facts: string;
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
  /** Of the example: what `shrink` takes. */
  readonly case: string;
}

export function findingText({
  model,
  category,
  rules,
  relation,
  change,
  violations,
  items,
  noise,
  edit,
  example,
}: Finding): FindingText {
  const all = changes({ source: example.source, followUp: example.follow_up, edits: example.edits });
  const facts = [
    `${percent(violations)} of ${violations.of} judged (${interval(violations)})`,
    `${items} ${items === 1 ? 'text' : 'texts'}`,
    ...(noise.of > 0 ? [`the source itself changed ${noise.changed} of ${noise.of} times`] : []),
    ...(edit === undefined ? [] : [`mostly ${quoted(edit.before)} → ${quoted(edit.after)} (${edit.count})`]),
    `expected: ${relation}`,
  ];
  return {
    title: `${violations.count} × ${change.join(' → ')} · ${category}${rules.length === 0 ? '' : ` / ${rules.length === 1 ? rules[0] : `${rules.length} rules`}`} · ${model}`,
    facts: facts.join('; '),
    source: excerpt(sourcePieces(all)),
    followUp: excerpt(followUpPieces(all)),
    case: example.id,
  };
}

function quoted(text: string): string {
  return text === '' ? 'nothing' : `“${text}”`;
}
