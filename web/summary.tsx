import type { Overview } from '../src/page/page-data.js';
import { count } from '../src/reports/tables/numbers.js';
import { standingOf } from './heat.js';
import { ThemeSwitch } from './theme.js';

/** What the run was, and what came of it in four numbers. */
export function Summary({ overview }: { overview: Overview }) {
  const { title, facts, remarks, progress } = overview;
  return (
    <header>
      <div class="masthead">
        <h1>{title}</h1>
        <ThemeSwitch />
      </div>
      <p class="soft facts">{facts.join(' · ')}</p>
      {progress.running && (
        <p class="running" role="status">
          <span class="track">
            <i style={{ width: `${(100 * progress.judged) / Math.max(1, progress.planned)}%` }} />
          </span>
          Going on: {count(progress.judged)} of {count(progress.planned)} judged
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark} class="remark">
          {remark}
        </p>
      ))}
      {overview.review ? <BlindNote /> : <Figures overview={overview} />}
    </header>
  );
}

function Figures({ overview: { progress, statuses, rows, findings } }: { overview: Overview }) {
  const { held, violated } = statuses;
  const judged = held + violated;
  const beyond = rows.filter((row) => standingOf(row) === 'beyond').length;
  const known = rows.filter(({ excess }) => excess !== null).length;
  return (
    <dl class="figures">
      <Figure name="violated" value={count(violated)} of={`of ${count(judged)} judged, ${share(violated, judged)}`} />
      <Figure name="findings" value={count(findings.length)} of="violations that are alike" />
      {known > 0 && <Figure name="beyond noise" value={count(beyond)} of={`of ${count(known)} cells below`} />}
      <Figure
        name="inconclusive"
        value={count(progress.judged - judged)}
        of={`of ${count(progress.judged)} cases, in no rate`}
      />
    </dl>
  );
}

function BlindNote() {
  return (
    <p class="blind-note">
      Models’ answers and verdicts are not shown while follow-ups are reviewed, so that what is judged is the follow-up
      and not the model. <span class="soft">Without --reviewer the page shows them.</span>
    </p>
  );
}

function Figure({ name, value, of }: { name: string; value: string; of: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> <span class="soft">{of}</span>
      </dd>
    </div>
  );
}

function share(part: number, of: number): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;
}
