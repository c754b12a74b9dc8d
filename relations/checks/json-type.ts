export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** The type of a JSON value, by JSON Schema's names. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
