import type { Settled } from '../experiment/watcher.js';
import { count, rate as shownRate } from './aligned.js';

/** How far one model is. */
export interface ModelProgress {
  readonly done: number;
  readonly finished: boolean;
  settled(settled: Settled): void;
  /** `1,200 of 5,000, 42 a second, 1 min 30 s left, 3 without a reply, 310k tokens, $ 0.52`. */
  line(now: number): string;
}

/** Milliseconds that the rate looks back. */
const WINDOW = 30_000;

export function createModelProgress(total: number, started: number): ModelProgress {
  let [done, errors, tokens, cost] = [0, 0, 0, 0];
  let priced = false;
  /** How many were done at a time; the first is the one that the rate is measured from. */
  let marks = [{ at: started, done: 0 }];

  return {
    get done() {
      return done;
    },
    get finished() {
      return done >= total;
    },
    settled(settled) {
      done++;
      if (settled.how === 'error') errors++;
      if (settled.how !== 'answered') return;
      tokens += (settled.usage?.inputTokens ?? 0) + (settled.usage?.outputTokens ?? 0);
      cost += settled.cost ?? 0;
      priced ||= settled.cost !== undefined;
    },
    line(now) {
      if (now - (marks.at(-1)?.at ?? 0) >= 1000) marks.push({ at: now, done });
      marks = marks.filter(({ at }, index) => at >= now - WINDOW || index === marks.length - 1);
      const from = marks[0] ?? { at: started, done: 0 };
      const rate = (done - from.done) / Math.max(0.001, (now - from.at) / 1000);
      return [
        `${count(done)} of ${count(total)}`,
        `${shownRate(rate)} a second`,
        ...(rate > 0 && done < total ? [`${duration((total - done) / rate)} left`] : []),
        ...(errors > 0 ? [`${count(errors)} without a reply`] : []),
        ...(tokens > 0 ? [`${tokens < 10_000 ? count(tokens) : `${count(Math.round(tokens / 1000))}k`} tokens`] : []),
        ...(priced ? [`$ ${cost.toFixed(2)}`] : []),
      ].join(', ');
    },
  };
}

/** `45 s`, `3 min 20 s`, `2 h 05 min`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
