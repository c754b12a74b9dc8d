import type { Finding } from '../../findings/finding.js';
import { oneLine } from '../one-line.js';
import { fieldLines, markedPieces } from '../terminal/fields.js';
import { paintsFor } from '../terminal/paints.js';
import { wrapText } from '../terminal/wrap.js';
import { findingText } from './finding-text.js';

export function findingsTerminal(
  { findings, left }: { readonly findings: readonly Finding[]; readonly left: number },
  { width, color }: { readonly width: number; readonly color: boolean },
): string {
  const paints = paintsFor(color);
  if (findings.length === 0) return 'No violation was found.\n';
  const parts = findings.map((finding) => {
    const text = findingText(finding);
    return [
      ...wrapText(oneLine(text.title), width).map(paints.strong),
      ...wrapText(oneLine(text.facts), width - 2).map((line) => `  ${line}`),
      ...fieldLines('source', markedPieces(text.source, paints, 'removed'), width, paints),
      ...fieldLines('follow-up', markedPieces(text.followUp, paints, 'added'), width, paints),
      ...fieldLines('case', [{ text: oneLine(text.case), paint: paints.faint }], width, paints),
    ].join('\n');
  });
  const more = left > 0 ? [`… and ${left} smaller findings (--most shows more)`] : [];
  return `${[...parts, ...more].join('\n\n')}\n`;
}
