/** A text as far as its last letter: found from the end, for an expression that ends in `$` is tried from every sign on. */
export function withoutMarks(text: string): string {
  return /^.*\p{L}/su.exec(text)?.[0] ?? '';
}
