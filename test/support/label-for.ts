import type { StubRequest } from './http-stub.js';

/** What was asked, as one text: equal for requests that a run sends once in a turn. */
export function askedOf({ path, body }: StubRequest): string {
  return `${path} ${JSON.stringify(body)}`;
}

/** A label for each text, the same each time. */
export function labelFor(asked: string): string {
  let sum = 0;
  for (const character of asked) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return ['Positive', 'Negative', 'Neutral'][sum % 3] ?? '';
}
