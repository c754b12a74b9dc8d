/** A text as JSON; undefined where it is none: torn by a kill, or somebody else's. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
