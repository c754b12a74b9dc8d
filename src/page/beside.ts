import type { Sides } from '../comparison/sides.js';
import type { PageReply } from './page-data.js';
import type { Status } from './status.js';

/** What names an asking in its run. */
export interface Asking {
  readonly id: string;
  readonly model: string;
  readonly shots: string;
  readonly context: boolean;
  readonly repeat: number;
}

/** How an asking came out. */
export interface CameOut {
  readonly status: Status;
  readonly reason: string;
  readonly answers: readonly [source: string, followUp: string];
  readonly replies: { readonly source: PageReply | undefined; readonly followUp: PageReply | undefined };
}

/** How the other run's asking of the same case came out; undefined: it has none. */
export type Beside = (asking: Asking) => CameOut | undefined;

/** @param other the run that this one is held against @param sides models of the other (`a`) and of this run (`b`) */
export function besideOf(
  other: { readonly cameOut: (asking: Asking) => CameOut | undefined },
  sides: readonly Sides[],
): Beside {
  const models = new Map(sides.map(({ a, b }) => [b, a]));
  return (asking) => {
    const model = models.get(asking.model);
    return model === undefined ? undefined : other.cameOut({ ...asking, model });
  };
}
