import type { Bounds } from '../core/bounds.js';
import type { Model, ModelSpec } from '../core/types.js';
import type { Session } from '../models/considerate.js';
import type { LoggedReply } from '../store/reply-log.js';

/** What there is to know of a model in order to have it asked. */
export interface Askable {
  readonly spec: ModelSpec;
  /** Where it is served, when that is not its provider's own address. */
  readonly address: string | undefined;
  /** As its provider opens it: without pace or retries. */
  readonly model: Model;
  /** Whether it answers in this process. */
  readonly local: boolean;
}

/** A model as an executor asks it: with its pace, its retries and its gate. */
export interface Executed {
  readonly model: Model;
  /** Items that are worth having under way at once, of two requests at least. */
  readonly bounds: Bounds;
}

/** One session of a run, as an executor sees it. */
export interface RunToAsk {
  readonly name: string;
  readonly models: readonly Askable[];
  /** Of the plug-ins that the user brings. */
  readonly fingerprint: string | undefined;
  /** A file in the run's folder that is the executor's own: what it must know of the run in a later session. */
  readonly file: string;
  /** Keeps a reply that was paid for in an earlier session, and is not in the run's folder yet. */
  keep(reply: LoggedReply): void;
  note(text: string): void;
  /** One line on who does the work, each time there is news of it. */
  workers(line: string): void;
}

/** An executor at work for one session of a run. */
export interface Executing {
  open(askable: Askable, session: Session): Executed;
  /** Once nothing is under way any more. */
  close(): Promise<void>;
}

/** Where requests are asked from: this process, or workers elsewhere. What is asked and judged is the same. */
export interface Executor {
  begin(run: RunToAsk): Promise<Executing>;
}
