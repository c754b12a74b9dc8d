import type { Measured } from '../core/contract.js';

/** Tokens in and out of a request; undefined: not measured. */
export function tokensOf({ inputTokens, outputTokens }: Measured): number | undefined {
  if (inputTokens === undefined && outputTokens === undefined) return undefined;
  return (inputTokens ?? 0) + (outputTokens ?? 0);
}
