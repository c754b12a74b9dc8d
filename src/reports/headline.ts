import type { ReportNotes } from './report.js';
import { amount } from './suites/text/amounts.js';

export function titleOf(notes: ReportNotes | undefined): string {
  return notes?.title === undefined || notes.title === '' ? 'Results' : notes.title;
}

/** What made the results, a short piece each, e.g. `seed 42`. */
export function factsOf({ version, seed, counts = {} }: ReportNotes = {}): string[] {
  return [
    ...(version === undefined ? [] : [`mmt4nl ${version}`]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...counted(counts.items, 'item'),
    ...counted(counts.cases, 'case'),
    ...counted(counts.requests, 'request'),
  ];
}

export const NOTHING = 'No results: no case was judged.';

function counted(value: number | undefined, noun: string): string[] {
  return value === undefined ? [] : [amount(value, noun)];
}
