import type { MultiBar, SingleBar } from 'cli-progress';
import { counted } from '../core/counted.js';
import { plainText } from '../core/plain-text.js';
import type { Watcher } from '../experiment/watcher.js';
import { createModelProgress, type ModelProgress } from './model-progress.js';
import { note } from './print.js';

/** Milliseconds between two lines where stderr is no terminal. */
const EVERY = 10_000;

/** Progress on stderr: a bar for each model on a terminal, a line for each now and then elsewhere, nothing when quiet. */
export function progress(quiet: boolean): Watcher & { end(): void } {
  const models = new Map<string, ModelProgress>();
  const bars = new Map<string, SingleBar>();
  let all: MultiBar | undefined;
  /** Who asks, where that is not this process. */
  let atWork: string | undefined;
  let workerBar: SingleBar | undefined;
  let spoken = Date.now();
  const aloud = () => {
    spoken = Date.now();
    for (const [name, model] of models) if (!model.finished) note(`${name}: ${model.line(spoken)}`);
    if (atWork !== undefined) note(atWork);
  };
  return {
    async planned({ items, cases, requests, models: names }) {
      if (quiet) return;
      note(
        [
          cases === 0 ? counted(items, 'text') : `${counted(cases, 'follow-up')} of ${counted(items, 'text')}`,
          `${counted(requests, 'asking')} of each model, equal ones once`,
        ].join('; '),
      );
      for (const name of names) models.set(name, createModelProgress(requests, Date.now()));
      if (!process.stderr.isTTY) return;
      all = await startBars();
      for (const name of names) bars.set(name, all.create(requests, 0, { name: plainText(name), line: '' }));
    },
    settled(name, settled) {
      const model = models.get(name);
      if (!model) return;
      model.settled(settled);
      const now = Date.now();
      if (all) bars.get(name)?.update(model.done, { name: plainText(name), line: model.line(now) });
      else if (now - spoken >= EVERY) aloud();
    },
    workers(line) {
      if (quiet) return;
      atWork = plainText(line);
      workerBar ??= all?.create(1, 0, { line: atWork }, { format: '{line}' });
      workerBar?.update(0, { line: atWork });
    },
    note(text) {
      if (quiet) return;
      if (all) all.log(`${plainText(text)}\n`);
      else note(text);
    },
    end() {
      all?.stop();
      all = undefined;
    },
  };
}

async function startBars(): Promise<MultiBar> {
  const { default: cliProgress } = await import('cli-progress');
  return new cliProgress.MultiBar(
    { format: '{name} {bar} {percentage}% | {line}', hideCursor: true, clearOnComplete: true, stream: process.stderr, barsize: 20 }, // biome-ignore format: one line
    cliProgress.Presets.shades_classic,
  );
}
