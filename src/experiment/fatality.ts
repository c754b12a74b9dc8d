import { ModelError } from '../core/errors.js';

/** Tells failures that every other request would meet from those of one request. */
export interface Fatality {
  /** Why the model is not to be asked on. */
  readonly over: ModelError | undefined;
  answered(): void;
  failed(error: Error): void;
}

/** Requests in a row that a model which has answered before may call bad, until it is believed that it takes none. */
const BAD_IN_A_ROW = 5;

/**
 * A refused key, an unknown model and a missing recording end it at once. So does a request that is called bad, unless the
 * model has answered others: then it may be this text alone (too long, filtered), and only several in a row end it.
 */
export function createFatality(): Fatality {
  let [everAnswered, badInARow] = [false, 0];
  let over: ModelError | undefined;
  return {
    get over() {
      return over;
    },
    answered() {
      everAnswered = true;
      badInARow = 0;
    },
    failed(error) {
      if (!(error instanceof ModelError)) return;
      const bad = error.kind === 'bad-request';
      badInARow = bad ? badInARow + 1 : 0;
      if (error.fatal && (!bad || !everAnswered || badInARow >= BAD_IN_A_ROW)) over ??= error;
    },
  };
}
