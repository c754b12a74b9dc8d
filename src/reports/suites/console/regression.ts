import type { ChangedSuiteCase, SuiteComparison } from '../../../contracts/compare-suites.js';
import { shortened } from '../../examples/excerpt.js';
import { regressionSign, regressionText } from '../text/regression-text.js';
import { hanging, type Look, rule, shown } from './lines.js';

const MOST = 10;

/** How a run stands to an earlier version, a paragraph for each configuration. */
export function regressionLines(comparison: SuiteComparison | undefined, look: Look): string[] {
  if (comparison === undefined) return [];
  const { paints } = look;
  return [
    '',
    rule(`Against version ${comparison.a.version}`, look),
    ...(comparison.configurations.length === 0
      ? hanging({ text: '', indent: 0, columns: 2 }, shown('No configuration in common.'), look)
      : []),
    ...comparison.configurations.flatMap((each) => {
      const told = regressionText(each, comparison);
      const paint = { regression: paints.tone.bad, worse: paints.tone.warn, better: paints.good, same: paints.faint }[
        told.how
      ];
      return [
        ...(comparison.configurations.length > 1
          ? hanging({ text: '', indent: 0, columns: 2 }, shown(told.settings, paints.strong), look)
          : []),
        ...hanging(
          { text: regressionSign(told), indent: 2, columns: 2, paint },
          shown(told.headline, (text) => paints.strong(paint(text))),
          look,
        ),
        ...hanging({ text: '', indent: 2, columns: 2 }, shown(told.chance), look),
        ...changed('broken', each.broken, paints.tone.bad, look),
        ...changed('fixed', each.fixed, paints.good, look),
      ];
    }),
  ];
}

function changed(
  name: string,
  cases: readonly ChangedSuiteCase[],
  paint: (text: string) => string,
  look: Look,
): string[] {
  const lead = { text: name, indent: 4, columns: 9, paint };
  return [
    ...cases
      .slice(0, MOST)
      .flatMap(({ id, failed }, at) =>
        hanging(
          at === 0 ? lead : { ...lead, text: '' },
          [...shown(shortened(id, 60)), ...shown(`: ${failed.map((each) => each.name).join(', ')}`, look.paints.faint)],
          look,
        ),
      ),
    ...(cases.length > MOST
      ? hanging({ ...lead, text: '' }, shown(`and ${cases.length - MOST} more`, look.paints.faint), look)
      : []),
  ];
}
