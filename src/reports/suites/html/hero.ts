import type { ConfigurationReport } from '../../../contracts/suite-report.js';
import { htmlText } from '../../html/text.js';
import { interval, percent } from '../../tables/numbers.js';
import { summaryOf } from '../text/summary-text.js';

/** The score and what it is made of. */
export function heroHtml(each: ConfigurationReport, seconds: number | undefined): string {
  const { score, counts } = each;
  const tone = score.rate === null ? 'quiet' : counts.failed > 0 ? 'bad' : 'good';
  const facts = summaryOf(each, seconds).filter(({ name }) => name !== 'score');
  return [
    '<div class="panel hero">',
    `<div class="score ${tone}">${percent(score)}<small>${score.rate === null ? 'nothing was judged' : `${score.count} of ${score.of} pass, 95 % interval ${interval(score)}`}</small></div>`,
    `<div>${shareBar(each)}<dl class="tiles">${facts.map(({ name, text }) => `<div${text.length > 14 ? ' class="long"' : ''}><dt>${name}</dt><dd>${htmlText(text)}</dd></div>`).join('')}</dl></div>`,
    '</div>',
  ].join('\n');
}

/** Passed, failed, inconclusive and errors as parts of a bar; the numbers stand below it. */
function shareBar({ counts, cases }: ConfigurationReport): string {
  if (cases.length === 0) return '';
  const parts = {
    passed: counts.passed,
    failed: counts.failed,
    inconclusive: counts.inconclusive,
    errors: counts.error,
  };
  let at = 0;
  const rects = Object.entries(parts).flatMap(([name, value]) => {
    const [x, width] = [at, (100 * value) / cases.length];
    at += width;
    return value === 0
      ? []
      : [`<rect class="${name}" x="${Number(x.toFixed(2))}" y="0" width="${Number(width.toFixed(2))}" height="8"/>`];
  });
  return `<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg>`;
}
