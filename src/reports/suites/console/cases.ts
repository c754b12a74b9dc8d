import stringWidth from 'string-width';
import type { CaseReport, ConfigurationReport } from '../../../contracts/suite-report.js';
import { oneLine } from '../../one-line.js';
import { clip, pad } from '../../terminal/clip.js';
import { amount, duration } from '../text/amounts.js';
import { type CaseLabel, labelOf } from '../text/case-label.js';
import { listed } from '../text/listed.js';
import { latencyOf } from '../text/reply.js';
import { caseDetails } from './case-details.js';
import { hanging, type Look, rule, shown as showing } from './lines.js';

/** So many cases that do not pass are told in full; of each, where there are several configurations. */
const MOST_TOLD = 20;
const MOST_TOLD_OF_EACH = 5;
/** A suite with more cases than this has those that pass counted, not listed. */
const MOST_LISTED = 60;
/** A suite so small is looked at closely: cases that pass are told too. */
const FEW = 3;

/** The cases of a configuration by category. @param among how many configurations: beside others, only what does not pass is listed */
export function caseLines({ cases, categories }: ConfigurationReport, among: number, look: Look): string[] {
  const columns = Math.max(4, ...cases.map((each) => labelOf(each).length)) + 2;
  const list = cases.length <= MOST_LISTED && among === 1;
  const told = new Set(
    cases
      .filter((each) => labelOf(each) !== 'PASS' || cases.length <= FEW)
      .slice(0, among === 1 ? MOST_TOLD : MOST_TOLD_OF_EACH),
  );
  return categories.flatMap(({ category, score }) => {
    const own = cases.filter((each) => each.category === category);
    const passes = (each: CaseReport) => labelOf(each) === 'PASS';
    const shown = own.filter((each) => told.has(each) || (list && passes(each)));
    const left = own.filter((each) => !passes(each) && !told.has(each)).map(({ id }) => id);
    const counted = list ? 0 : own.filter((each) => passes(each) && !told.has(each)).length;
    const open = own.length - score.of;
    const passed = score.rate === null ? 'nothing judged' : `${score.count} of ${score.of} pass`;
    const more = { text: '', indent: 0, columns: 2 };
    return [
      '',
      rule(category, look, open === 0 || score.rate === null ? passed : `${passed}, ${open} open`),
      ...shown.flatMap((each) => [
        head(each, columns, told.has(each), look),
        ...(told.has(each) ? caseDetails(each, look) : []),
      ]),
      ...(left.length > 0
        ? hanging(
            more,
            showing(`… and ${amount(left.length, 'more case')}: ${listed(left)}`, look.paints.tone.bad),
            look,
          )
        : []),
      ...(counted > 0 ? [look.paints.good(`  PASS  ${amount(counted, 'case')}`)] : []),
    ];
  });
}

/** `  PASS  simple_refund_query  I want to return my order #12345            120 ms` */
function head(each: CaseReport, columns: number, told: boolean, { width, paints }: Look): string {
  const label = labelOf(each);
  const paint = painted(label, paints);
  const ms = latencyOf(each);
  const right = ms === undefined ? '' : duration(ms);
  const room = width - 2 - columns - right.length - 2;
  const id = clip(oneLine(each.id.slice(0, 400)), room);
  const quiet = told ? 0 : room - Math.max(24, stringWidth(id)) - 2;
  const beside = quiet > 12 ? `  ${pad(clip(oneLine(each.input.slice(0, 400)), quiet), quiet, 'left')}` : '';
  const named = beside === '' ? pad(id, room, 'left') : pad(id, 24, 'left');
  return `  ${paint(pad(label, columns, 'left'))}${named}${paints.faint(`${beside}  ${right}`)}`.trimEnd();
}

function painted(label: CaseLabel, paints: Look['paints']): (text: string) => string {
  if (label === 'PASS') return paints.good;
  return label === 'FAIL' || label === 'ERROR' ? (text) => paints.strong(paints.tone.bad(text)) : paints.tone.warn;
}
