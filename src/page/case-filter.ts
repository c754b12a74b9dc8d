import { answerText, type Columns } from './columns.js';
import { isStatus, STATUSES } from './status.js';

/** Which cases are looked at; what is left out does not matter. */
export interface CaseFilter {
  readonly model?: string | undefined;
  readonly category?: string | undefined;
  readonly shots?: string | undefined;
  /** `with` or `without`. */
  readonly context?: string | undefined;
  /** Any of these, with commas between. */
  readonly rule?: string | undefined;
  /** A status, or `inconclusive`. */
  readonly status?: string | undefined;
  readonly label?: string | undefined;
  /** What was answered to the source, and to the follow-up. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `unread`, `accepted` or `rejected` by who reads; each case once. */
  readonly review?: string | undefined;
  /** Stands in the source or the follow-up, in any case of letters. */
  readonly text?: string | undefined;
}

export const FILTER_KEYS = [
  'model',
  'category',
  'shots',
  'context',
  'rule',
  'status',
  'label',
  'from',
  'to',
  'review',
  'text',
] as const satisfies readonly (keyof CaseFilter)[];

/** The places of the askings that match, in their order. @param hasText whether a case has the filter's text */
export function select(
  columns: Columns,
  filter: CaseFilter,
  hasText: (place: number, text: string) => boolean,
): number[] {
  const { names, cases, verdicts } = columns;
  const coded = (wanted: string | undefined) => (wanted === undefined ? undefined : names.indexOf(wanted));
  const any = (wanted: string | undefined) =>
    wanted === undefined ? undefined : new Set(wanted.split(',').map((name) => names.indexOf(name)));
  const [model, category, shots, label] = [filter.model, filter.category, filter.shots, filter.label].map(coded);
  const rules = any(filter.rule);
  const context = filter.context === undefined ? undefined : Number(filter.context === 'with');
  const text = filter.text?.toLowerCase();
  const { from, to, status } = filter;
  const result: number[] = [];
  for (let at = 0; at < verdicts.case.length; at++) {
    const place = verdicts.case[at] ?? 0;
    if (model !== undefined && verdicts.model[at] !== model) continue;
    if (shots !== undefined && verdicts.shots[at] !== shots) continue;
    if (context !== undefined && verdicts.context[at] !== context) continue;
    if (category !== undefined && cases.category[place] !== category) continue;
    if (label !== undefined && cases.label[place] !== label) continue;
    if (rules !== undefined && !rules.has(cases.rule[place] ?? 0)) continue;
    if (status !== undefined && !isStatus(status, STATUSES[verdicts.status[at] ?? 0] ?? 'held')) continue;
    if (from !== undefined && answerText(names, verdicts.from[at] ?? 0) !== from) continue;
    if (to !== undefined && answerText(names, verdicts.to[at] ?? 0) !== to) continue;
    if (text !== undefined && text !== '' && !hasText(place, text)) continue;
    result.push(at);
  }
  return result;
}
