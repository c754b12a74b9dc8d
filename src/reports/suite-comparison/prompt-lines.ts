import type { SuiteComparison } from '../../contracts/compare-suites.js';
import { hanging, type Look, rule, shown } from '../suites/console/lines.js';
import { promptDiff } from '../suites/text/prompt-diff.js';
import { wrapText } from '../terminal/wrap.js';

/** What became of the prompt, line by line. */
export function promptLines(comparison: SuiteComparison, look: Look): string[] {
  const lines = promptDiff(comparison);
  if (lines === undefined) return ['', ...wrapText('The prompt is the same.', look.width).map(look.paints.faint)];
  const paints = { ' ': look.paints.faint, '-': look.paints.tone.bad, '+': look.paints.good };
  return [
    '',
    rule('What became of the prompt', look),
    ...lines.flatMap(({ sign, text }) =>
      hanging({ text: sign, indent: 2, columns: 2, paint: paints[sign] }, shown(text, paints[sign]), look),
    ),
  ];
}
