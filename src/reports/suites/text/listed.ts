/** Ids in a row, as many as `most`, then how many more. */
export function listed(ids: readonly string[], most = 12): string {
  const more = ids.length - most;
  const named = ids.slice(0, most).map((id) => (id.length > 60 ? `${id.slice(0, 59)}…` : id));
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
