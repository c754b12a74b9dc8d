import type { SingleBar } from 'cli-progress';
import type { Watcher } from '../experiment/run-experiment.js';
import { note } from './print.js';

/** Milliseconds between two lines where stderr is no terminal. */
const EVERY = 10_000;

/** Progress on stderr: a bar on a terminal, a line now and then elsewhere, nothing when quiet. */
export function progress(quiet: boolean): Watcher & { end(): void } {
  const started = Date.now();
  let total = 0;
  let done = 0;
  let errors = 0;
  let bar: SingleBar | undefined;
  let spoken = started;
  const summary = () => {
    const rate = done / Math.max(0.001, (Date.now() - started) / 1000);
    const left = rate > 0 ? Math.round((total - done) / rate) : 0;
    return `${done} of ${total} requests, ${Math.round(rate)} a second, ${left} s left${errors > 0 ? `, ${errors} without a reply` : ''}`;
  };
  return {
    async planned({ items, cases, requests }) {
      total = requests;
      if (quiet) return;
      note(`${cases} follow-ups of ${items} texts; ${requests} requests at most; the same one is asked once`);
      if (process.stderr.isTTY) bar = await startBar(total);
    },
    settled(_, how) {
      done++;
      if (how === 'error') errors++;
      bar?.update(done, { errors });
      if (quiet || bar || Date.now() - spoken < EVERY) return;
      spoken = Date.now();
      note(summary());
    },
    note: (text) => {
      if (!quiet) note(text);
    },
    end() {
      bar?.stop();
      bar = undefined;
    },
  };
}

async function startBar(total: number): Promise<SingleBar> {
  const { default: cliProgress } = await import('cli-progress');
  const format = '{bar} {percentage}% | {value} of {total} | {eta_formatted} left | {errors} without a reply';
  const bar = new cliProgress.SingleBar(
    { format, hideCursor: true, clearOnComplete: true, stream: process.stderr },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0, { errors: 0 });
  return bar;
}
