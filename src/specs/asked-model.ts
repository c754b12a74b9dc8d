import type { Judged } from '../core/contract.js';
import type { Message } from '../core/types.js';

/** A model by its name: one under test, one that generates, a judge. */
export interface AskedModel {
  readonly name: string;
  ask(messages: readonly Message[], turn: number): Promise<Judged>;
}
