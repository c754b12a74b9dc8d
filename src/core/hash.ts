import { hash as digest } from 'node:crypto';

/** A short stable id for a value made of JSON: 16 hex digits of its SHA-256, with object keys in the order given. */
export function hash(value: unknown): string {
  return hashOfJson(JSON.stringify(value));
}

/** The same of a value that is JSON already. */
export function hashOfJson(json: string): string {
  return digest('sha256', json).slice(0, 16);
}
