import { scanJson } from '../../src/plugin.js';
import { excerpt } from './excerpt.js';
import type { JsonValue } from './json-type.js';
import { outermostJson } from './outermost-json.js';
import { placeOf } from './place.js';

/** A reply as JSON, or why it is none. */
export type JsonReply =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'none'; readonly fault: { readonly reason: string; readonly where?: string } };

/**
 * Reads a reply as JSON: as strictly as the program that will, blanks around it aside. `extract`: the outermost JSON in the
 * reply instead, whatever is around it.
 */
export function readJson(reply: string, extract: boolean): JsonReply {
  const whole = parsed(reply);
  if (whole) return { kind: 'json', value: whole.value };
  const inside = outermostJson(reply);
  if (extract && inside) return { kind: 'json', value: inside.value };
  if (reply.trim() === '') return none('Expected JSON, got an empty reply');
  if (extract) return none(`Expected JSON in the reply, got ${excerpt(reply)}`);
  const scan = scanJson(reply);
  const where = scan.ok ? undefined : placeOf(reply, scan.fault.offset);
  if (!inside) return none(`Expected JSON, got ${excerpt(reply)}${scan.ok ? '' : `: ${scan.fault.reason}`}`, where);
  const around = /^\s*(?:```|~~~)/u.test(reply) ? 'it in a code fence' : `text around it: ${excerpt(reply)}`;
  return none(`Expected JSON alone, got ${around} (\`extract: true\` takes the JSON out)`, where);
}

function none(reason: string, where?: string): JsonReply {
  return { kind: 'none', fault: where === undefined ? { reason } : { reason, where } };
}

function parsed(text: string): { readonly value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
