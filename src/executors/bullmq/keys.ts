import { hash } from '../../core/hash.js';

/** The names of all that is ours in Redis. BullMQ's own keys are `mmt4nl:queue:RUN-SESSION-MODEL:…`. */

/** BullMQ's prefix. */
export const QUEUES = 'mmt4nl:queue';

/** A hash of the runs that are asked: run id to its record. */
export const RUNS = 'mmt4nl:runs';

/** A set of the ids of workers; each has a record that expires unless it is renewed. */
export const WORKERS = 'mmt4nl:workers';

export const workerKey = (worker: string) => `mmt4nl:worker:${worker}`;

/** There as long as the run's coordinator is at work. */
export const aliveKey = (run: string) => `mmt4nl:run:${run}:alive`;

/** A hash of what workers brought and the coordinator has not kept yet: request key to reply or error. */
export const repliesKey = (run: string) => `mmt4nl:run:${run}:replies`;

/** A hash of the workers that take none of the run's work: worker to reason. */
export const refusalsKey = (run: string) => `mmt4nl:run:${run}:refused`;

/** What all workers with one key may ask one model a minute. */
export const rateKey = (of: readonly (string | null)[]) => `mmt4nl:rate:${hash(of)}`;

/** BullMQ allows no colon in it. */
export const queueName = (run: string, session: string, nth: number) => `${run}-${session}-${nth}`;
