import type { SuiteComparison } from '../../../contracts/compare-suites.js';
import { changes, followUpPieces, sourcePieces } from '../../../differences/changes.js';
import type { DiffLine } from '../../../differences/line-diff.js';
import { markedHtml } from '../../html/marked.js';
import { htmlText } from '../../html/text.js';
import { promptDiff } from '../text/prompt-diff.js';

/** Both prompts side by side, with the words that changed marked; empty where they are the same. */
export function promptDiffHtml(comparison: SuiteComparison): string[] {
  const lines = promptDiff(comparison);
  if (lines === undefined) return ['<p class="note">The prompt is the same.</p>'];
  return [
    '<h2>What became of the prompt</h2>',
    `<div class="scroll wide"><table class="diff"><thead><tr><th>${htmlText(comparison.a.version)}</th><th>${htmlText(comparison.b.version)}</th></tr></thead><tbody>`,
    ...beside(lines).map(rowHtml),
    '</tbody></table></div>',
  ];
}

interface Row {
  readonly before?: string;
  readonly after?: string;
  readonly changed: boolean;
}

/** Old lines beside the new ones that come for them. */
function beside(lines: readonly DiffLine[]): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line?.sign === ' ') {
      rows.push({ before: line.text, after: line.text, changed: false });
      at++;
      continue;
    }
    const end = lines.findIndex((each, index) => index >= at && each.sign === ' ');
    const block = lines.slice(at, end < 0 ? lines.length : end);
    const of = (sign: string) => block.filter((each) => each.sign === sign).map(({ text }) => text);
    const [old, fresh] = [of('-'), of('+')];
    for (let nth = 0; nth < Math.max(old.length, fresh.length); nth++) {
      const [before, after] = [old[nth], fresh[nth]];
      rows.push({ ...(before !== undefined && { before }), ...(after !== undefined && { after }), changed: true });
    }
    at += block.length;
  }
  return rows;
}

function rowHtml({ before, after, changed }: Row): string {
  if (!changed) return `<tr><td>${htmlText(before ?? '')}</td><td>${htmlText(after ?? '')}</td></tr>`;
  const all = before !== undefined && after !== undefined ? changes({ source: before, followUp: after }) : undefined;
  const cell = (text: string | undefined, kind: 'old' | 'new', marked: string) =>
    text === undefined ? '<td></td>' : `<td class="${kind}">${all === undefined ? htmlText(text) : marked}</td>`;
  return `<tr>${cell(before, 'old', markedHtml(sourcePieces(all ?? []), 'del'))}${cell(after, 'new', markedHtml(followUpPieces(all ?? []), 'ins'))}</tr>`;
}
