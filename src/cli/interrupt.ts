import { RunStopped } from '../experiment/run-stopped.js';
import { note } from './print.js';

/** A signal that fires, with a RunStopped, on Ctrl-C (or SIGTERM) and after a time; a second Ctrl-C ends the process at once. */
export interface Stopping {
  readonly signal: AbortSignal;
  /** Whether the user stopped it. */
  readonly interrupted: boolean;
  end(): void;
}

export interface StoppingOptions {
  /** After which it fires by itself; undefined: it does not. */
  readonly seconds: number | undefined;
  /** How to go on with what was stopped, as `with: mmt4nl resume …`; undefined: it is said where it ends. */
  readonly later?: string;
}

export function stopping({ seconds, later }: StoppingOptions): Stopping {
  const controller = new AbortController();
  let interrupted = false;
  const stop = () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    const then = later === undefined ? '' : ` Go on later ${later}`;
    note(`Stopping: what is under way is waited for (Ctrl-C again: not even that).${then}`);
    controller.abort(new RunStopped('it was interrupted'));
  };
  const late = () => controller.abort(new RunStopped(`the ${seconds} seconds of --max-time are over`));
  const timer = seconds === undefined ? undefined : setTimeout(late, seconds * 1000);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    get interrupted() {
      return interrupted;
    },
    end() {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
