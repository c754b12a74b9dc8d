/**
 * p-values adjusted for being several (Holm, 1979, "A simple sequentially rejective multiple test procedure",
 * Scandinavian Journal of Statistics 6: 65–70), in the order given. A null stays null and counts for nothing.
 */
export function holm(pValues: readonly (number | null)[]): (number | null)[] {
  const ascending = pValues.flatMap((p, at) => (p === null ? [] : [{ p, at }])).sort((a, b) => a.p - b.p);
  const adjusted: (number | null)[] = pValues.map(() => null);
  let least = 0;
  ascending.forEach(({ p, at }, rank) => {
    least = Math.max(least, Math.min(1, p * (ascending.length - rank)));
    adjusted[at] = least;
  });
  return adjusted;
}
