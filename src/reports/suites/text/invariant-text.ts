import type { InvariantReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';

export type Mark = 'held' | 'violated' | 'warning' | 'inconclusive';

/** The signs of the marks, one column each. */
export const SIGNS: Readonly<Record<Mark, string>> = { held: '✓', violated: '✗', warning: '!', inconclusive: '?' };

/** An invariant on a case, ready to be written; what comes from replies is an excerpt. */
export interface InvariantText {
  readonly mark: Mark;
  readonly name: string;
  /** `7/10`; empty for one sample. */
  readonly samples: string;
  /** The evidence, or the reason. */
  readonly told: string;
  /** What the reason does not say already. */
  readonly expected: string | undefined;
  readonly actual: string | undefined;
  readonly where: string | undefined;
}

/** @param reply what is shown of it anyway */
export function invariantText(
  { name, severity, status, held, shown }: InvariantReport,
  most?: number,
  reply = '',
): InvariantText {
  const { told, expected, actual, where } = toldBy(shown);
  const known = told + blanksAsOne(reply);
  const unsaid = (text: string | undefined) =>
    text === undefined || text === '' || known.includes(blanksAsOne(text).replace(/…$/u, ''))
      ? undefined
      : shortened(text, most);
  return {
    mark: status === 'violated' && severity === 'warning' ? 'warning' : status,
    name: shortened(name, 120),
    samples: held.of > 1 ? `${held.count}/${held.of}` : '',
    told: shortened(told, most),
    expected: unsaid(expected),
    actual: unsaid(actual),
    where: unsaid(where),
  };
}

function toldBy(shown: InvariantReport['shown']): {
  readonly told: string;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  readonly where?: string | undefined;
} {
  if (shown.status === 'held') return { told: shown.evidence };
  if (shown.status === 'inconclusive') return { told: shown.reason };
  const { reason, expected, actual, where } = shown;
  return { told: reason, expected, actual, where };
}

function blanksAsOne(text: string): string {
  return text.slice(0, 4000).replaceAll(/\s+/gu, ' ').trim();
}
