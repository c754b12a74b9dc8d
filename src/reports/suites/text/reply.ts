import type { TextReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';

/** An excerpt of the first reply that failed, else of the first; undefined: there is none. */
export function replyOf({ samples }: TextReport, most?: number): string | undefined {
  const failing = samples.find(({ checks }) => checks.some(({ status }) => status === 'violated'));
  const reply = failing?.reply ?? samples.find((each) => each.reply !== null)?.reply ?? undefined;
  return reply === undefined ? undefined : shortened(reply.trim(), most);
}

/** Why there was no reply; undefined: there was one. */
export function errorOf({ status, samples }: TextReport, most?: number): string | undefined {
  const error = samples.find((each) => each.error !== null)?.error;
  return status !== 'error' || error === undefined || error === null ? undefined : shortened(error, most);
}

/** Milliseconds, on average over the samples. */
export function latencyOf({ samples }: TextReport): number | undefined {
  const known = samples.flatMap(({ measured }) => measured.latencyMs ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length;
}
