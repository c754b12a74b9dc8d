import type { ObjectiveReport } from '../../../contracts/suite-report.js';
import { NO_DATA } from '../../tables/numbers.js';
import { amount, dollars, duration, few } from './amounts.js';

/** A service level objective, ready to be written. */
export interface ObjectiveText {
  readonly name: string;
  readonly met: boolean | null;
  /** `at least 99 %`. */
  readonly target: string;
  readonly actual: string;
  /** What of the error budget is spent and left, in this run and over the history; empty where there is none. */
  readonly budget: readonly string[];
}

const NAMES: Readonly<Record<ObjectiveReport['name'], string>> = {
  accuracy: 'accuracy',
  p50_latency_ms: 'median latency',
  p95_latency_ms: 'p95 latency',
  cost_per_request: 'cost per request',
  tokens_per_request: 'tokens per request',
};

export function objectiveText({ name, target, actual, met, budget }: ObjectiveReport): ObjectiveText {
  const shown = shownAs(name);
  return {
    name: NAMES[name],
    met,
    target: `${name === 'accuracy' ? 'at least' : 'at most'} ${shown(target)}`,
    actual: actual === null ? NO_DATA : shown(actual),
    budget:
      budget === undefined
        ? []
        : [
            `error budget: ${spent(budget.run)}`,
            ...(budget.history.runs > 1
              ? [`over ${amount(budget.history.runs, 'run')}: ${spent(budget.history)}`]
              : []),
          ],
  };
}

function shownAs(name: ObjectiveReport['name']): (value: number) => string {
  if (name === 'accuracy') return (value) => `${few(value * 100)} %`;
  if (name === 'cost_per_request') return dollars;
  return name === 'tokens_per_request' ? few : duration;
}

function spent(of: { readonly allowed: number; readonly spent: number }): string {
  const left = of.allowed - of.spent;
  const rest = left < -1e-9 ? `overspent by ${few(-left)}` : `${few(Math.max(0, left))} left`;
  return `${few(of.allowed)} failures allowed, ${few(of.spent)} spent, ${rest}`;
}
