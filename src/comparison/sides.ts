import { UserError } from '../core/errors.js';
import type { Manifest } from '../experiment/manifest.js';

/** What of a run says which models it asked. */
export type Asked = Pick<Manifest, 'models' | 'name'>;

/** The two models that are compared: one of each run. */
export interface Sides {
  readonly a: string;
  readonly b: string;
}

/**
 * Which models of two runs face each other: those that are named; else each model that both have, with itself; else the one
 * model of each. Throws UserError where that leaves a choice.
 */
export function sidesOf(a: Asked, b: Asked, named: readonly string[] | undefined): readonly Sides[] {
  if (named !== undefined) {
    const [first = '', second = first] = named;
    return [{ a: modelOf(a, first), b: modelOf(b, second) }];
  }
  const shared = a.models.filter((model) => b.models.includes(model));
  if (shared.length > 0) return shared.map((model) => ({ a: model, b: model }));
  const [first, ...othersA] = a.models;
  const [second, ...othersB] = b.models;
  if (first !== undefined && second !== undefined && othersA.length + othersB.length === 0)
    return [{ a: first, b: second }];
  throw new UserError(
    `Expected a model that both runs have, or one model in each, got ${a.models.join(', ')} and ${b.models.join(', ')}`,
    'Say which two with --models A,B.',
  );
}

function modelOf({ models, name }: Asked, wanted: string): string {
  if (models.includes(wanted)) return wanted;
  throw new UserError(`Expected a model of the run "${name}" (${models.join(', ')}), got \`${wanted}\``);
}
