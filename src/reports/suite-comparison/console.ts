import type { ChangedSuiteCase, ComparedConfiguration, SuiteComparison } from '../../contracts/compare-suites.js';
import { shortened } from '../examples/excerpt.js';
import { oneLine } from '../one-line.js';
import { hanging, type Look, paragraphs, rule, shown } from '../suites/console/lines.js';
import { amount } from '../suites/text/amounts.js';
import { listed } from '../suites/text/listed.js';
import { regressionSign, regressionText } from '../suites/text/regression-text.js';
import { paintsFor } from '../terminal/paints.js';
import { wrapText } from '../terminal/wrap.js';
import { datesOf, titleOf } from './comparison-title.js';
import { promptLines } from './prompt-lines.js';

/** Cases that are told with both replies, at most. */
const MOST = 20;

/** Two versions of a suite for a terminal. */
export function suiteComparisonConsole(
  comparison: SuiteComparison,
  options: { readonly width: number; readonly color: boolean },
): string {
  const look: Look = { width: Math.max(40, options.width), paints: paintsFor(options.color) };
  const { paints, width } = look;
  const lines = [
    ...wrapText(oneLine(titleOf(comparison)), width).map(paints.strong),
    ...wrapText(oneLine(datesOf(comparison)), width).map(paints.faint),
    ...(comparison.configurations.length === 0
      ? ['', 'Nothing to compare: the runs have no configuration in common.']
      : []),
    ...comparison.configurations.flatMap((each) => configurationLines(each, comparison, look)),
    ...promptLines(comparison, look),
  ];
  return `${lines.filter((line, at) => line !== '' || lines[at - 1] !== '').join('\n')}\n`;
}

function configurationLines(each: ComparedConfiguration, comparison: SuiteComparison, look: Look): string[] {
  const { paints } = look;
  const told = regressionText(each, comparison);
  const paint = { regression: paints.tone.bad, worse: paints.tone.warn, better: paints.good, same: paints.faint }[
    told.how
  ];
  return [
    '',
    rule(told.settings, look),
    ...hanging(
      { text: regressionSign(told), indent: 2, columns: 2, paint },
      shown(told.headline, (text) => paints.strong(paint(text))),
      look,
    ),
    ...hanging({ text: '', indent: 2, columns: 2 }, shown(told.chance), look),
    ...changedLines('Broken', each.broken, paints.tone.bad, look),
    ...changedLines('Fixed', each.fixed, paints.good, look),
    ...(each.invariants.length === 0
      ? []
      : [
          '',
          rule('Failures by invariant, before → after', look),
          ...each.invariants.flatMap(({ name, before, after }) =>
            hanging(
              { text: name, indent: 2, columns: 28 },
              shown(`${before} → ${after}`, tone(after - before, look)),
              look,
            ),
          ),
        ]),
  ];
}

function tone(change: number, { paints }: Look): (text: string) => string {
  if (change === 0) return paints.faint;
  return change > 0 ? paints.tone.bad : paints.good;
}

function changedLines(
  title: string,
  cases: readonly ChangedSuiteCase[],
  paint: (text: string) => string,
  look: Look,
): string[] {
  if (cases.length === 0) return [];
  const field = (text: string) => ({ text, indent: 4, columns: 9, paint: look.paints.faint });
  const left = cases.slice(MOST).map(({ id }) => id);
  return [
    '',
    rule(`${title}: ${amount(cases.length, 'case')}`, look),
    ...cases
      .slice(0, MOST)
      .flatMap(({ id, category, failed, before, after }) => [
        ...hanging(
          { text: '', indent: 0, columns: 2 },
          [...shown(shortened(id, 60), paint), ...shown(` · ${shortened(category, 60)}`, look.paints.faint)],
          look,
        ),
        ...failed.flatMap(({ name, reason }) =>
          hanging(
            { text: '✗', indent: 4, columns: 2, paint: look.paints.tone.bad },
            shown(`${shortened(name, 60)}: ${shortened(reason)}`),
            look,
          ),
        ),
        ...paragraphs(field('before'), before === null ? 'no reply' : shortened(before.trim()), look, 6),
        ...paragraphs(field('after'), after === null ? 'no reply' : shortened(after.trim()), look, 6),
        '',
      ]),
    ...(left.length === 0
      ? []
      : hanging(
          { text: '', indent: 0, columns: 2 },
          shown(`… and ${amount(left.length, 'more case')}: ${listed(left)}`),
          look,
        )),
  ];
}
