import { count } from '../../tables/numbers.js';

/** `113 ms`, `1.82 s`, `3 min 20 s`. */
export function duration(ms: number): string {
  if (ms < 999.5) return `${ms < 10 ? Number(ms.toFixed(1)) : Math.round(ms)} ms`;
  if (ms < 99_995) return `${(ms / 1000).toFixed(ms < 9995 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `$0.0012`, `$12.30`: two digits that count, and at least cents. */
export function dollars(amount: number): string {
  if (amount === 0 || amount >= 0.1) return `$${amount.toFixed(2)}`;
  return `$${Number(amount.toPrecision(2)).toFixed(Math.min(9, 1 - Math.floor(Math.log10(amount))))}`;
}

/** `1 case`, `1,234 cases`. */
export function amount(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** `0.2`, `3`: at most one decimal. */
export function few(value: number): string {
  return String(Number(value.toFixed(1)));
}
