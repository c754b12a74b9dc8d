import type { ConfigurationReport } from '../../../contracts/suite-report.js';
import type { Rate } from '../../../statistics/row.js';
import { interval, percent } from '../../tables/numbers.js';
import { pad } from '../../terminal/clip.js';
import { listed } from '../text/listed.js';
import { objectiveText } from '../text/objective-text.js';
import { perturbedText } from '../text/perturbed-text.js';
import { failuresByInvariant, summaryOf } from '../text/summary-text.js';
import { hanging, type Look, rule, shown } from './lines.js';

const COLUMNS = 14;
const NAMES = 26;

/** Numbers, failures by invariant, objectives with their budgets, and what perturbation breaks. */
export function summaryLines(report: ConfigurationReport, seconds: number | undefined, look: Look): string[] {
  return [
    '',
    rule('Summary', look),
    ...summaryOf(report, seconds).flatMap(({ name, text }) =>
      hanging(
        { text: name, indent: 2, columns: COLUMNS, paint: look.paints.faint },
        shown(name === 'score' ? `${bar(report.score)} ${text}` : text, toneOf(name, text, look)),
        look,
      ),
    ),
    ...failures(report, look),
    ...objectives(report, look),
    ...perturbed(report, look),
  ];
}

function failures(report: ConfigurationReport, look: Look): string[] {
  const all = failuresByInvariant(report);
  if (all.length === 0) return [];
  return [
    '',
    rule('Failures by invariant', look),
    ...all.flatMap(({ name, failures: told, cases, warning }) =>
      hanging(
        { text: name, indent: 2, columns: NAMES, paint: warning ? look.paints.tone.warn : look.paints.tone.bad },
        [...shown(told), ...shown(`${warning ? ' (warning)' : ''}: ${listed(cases)}`, look.paints.faint)],
        look,
      ),
    ),
  ];
}

function objectives(report: ConfigurationReport, look: Look): string[] {
  const all = report.objectives.map(objectiveText);
  if (all.length === 0) return [];
  const { paints } = look;
  return [
    '',
    rule('Service level objectives', look),
    ...all.flatMap(({ name, met, target, actual, budget }) => {
      const [sign, paint] = met === null ? ['?', paints.tone.warn] : met ? ['✓', paints.good] : ['✗', paints.tone.bad];
      const lead = { text: `${sign} ${name}`, indent: 2, columns: NAMES, paint };
      return [
        ...hanging(lead, shown(`${actual}, promised ${target}`), look),
        ...budget.flatMap((line) => hanging({ ...lead, text: '' }, shown(line, paints.faint), look)),
      ];
    }),
  ];
}

function perturbed(report: ConfigurationReport, look: Look): string[] {
  const told = perturbedText(report);
  if (told === undefined) return [];
  const rate = (name: string, held: Rate) =>
    hanging(
      { text: name, indent: 2, columns: NAMES },
      held.rate === null
        ? shown('no follow-up of a case that passes', look.paints.faint)
        : shown(`${bar(held)} ${pad(percent(held), 6, 'right')}  ${held.count} of ${held.of} (${interval(held)})`),
      look,
    );
  return [
    '',
    rule('Perturbed', look),
    ...told.sentences.flatMap(({ text, cases }) =>
      hanging(
        { text: '', indent: 0, columns: 2 },
        [...shown(text), ...(cases.length === 0 ? [] : shown(`: ${listed(cases)}`, look.paints.faint))],
        look,
      ),
    ),
    ...told.operators.flatMap(({ name, held }) => rate(name, held)),
    ...(told.answers === null ? [] : rate('answers keep the relation', told.answers)),
  ];
}

const BAR = 20;

/** `████████████████░░░░` */
export function bar({ rate }: Rate): string {
  const full =
    rate === null ? 0 : rate > 0 && rate < 1 ? Math.min(BAR - 1, Math.max(1, Math.round(rate * BAR))) : rate * BAR;
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}

function toneOf(name: string, text: string, { paints }: Look): ((text: string) => string) | undefined {
  if (text === '0') return paints.faint;
  if (name === 'failed' || name === 'errors') return paints.tone.bad;
  if (name === 'inconclusive') return paints.tone.warn;
  return name === 'passed' ? paints.good : undefined;
}
