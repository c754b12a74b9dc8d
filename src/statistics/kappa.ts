/** How two readers agree on the same cases; `kappa` (Cohen) is null where chance alone explains all: both said one thing throughout. */
export interface Agreement {
  readonly of: number;
  readonly same: number;
  readonly kappa: number | null;
}

/** @param both what the first and the second said, case by case */
export function agreementOf(both: readonly (readonly [boolean, boolean])[]): Agreement {
  const of = both.length;
  const same = both.filter(([a, b]) => a === b).length;
  const share = (reader: 0 | 1) => both.filter((pair) => pair[reader]).length / of;
  const [a, b] = [share(0), share(1)];
  const chance = a * b + (1 - a) * (1 - b);
  return { of, same, kappa: of === 0 || chance === 1 ? null : (same / of - chance) / (1 - chance) };
}
