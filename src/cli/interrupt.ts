import { RunStopped } from '../experiment/run-stopped.js';

/** A signal that fires, with a RunStopped, on Ctrl-C (or SIGTERM) and after a time; a second Ctrl-C ends the process at once. */
export interface Stopping {
  readonly signal: AbortSignal;
  /** Whether the user stopped it. */
  readonly interrupted: boolean;
  end(): void;
}

export function stopping({ onStop, seconds }: { readonly onStop: () => void; readonly seconds?: number }): Stopping {
  const controller = new AbortController();
  let interrupted = false;
  const stop = () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    onStop();
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
