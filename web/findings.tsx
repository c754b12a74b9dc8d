import { useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { PageFinding } from '../src/page/page-data.js';
import { count, interval, percent } from '../src/reports/tables/numbers.js';
import { Texts } from './pieces.js';

const FIRST = 8;

interface Props {
  readonly findings: readonly PageFinding[];
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}

/** Violations that are alike, largest first; those that the filter does not rule out. */
export function Findings({ findings, filter, onFilter }: Props) {
  const [all, setAll] = useState(false);
  const fitting = findings.filter(
    ({ model, category, rules }) =>
      (filter.model === undefined || filter.model === model) &&
      (filter.category === undefined || filter.category === category) &&
      (filter.rule === undefined || filter.rule.split(',').some((rule) => rules.includes(rule))),
  );
  const shown = all ? fitting : fitting.slice(0, FIRST);
  const severalModels = new Set(findings.map(({ model }) => model)).size > 1;
  return (
    <section aria-labelledby="findings">
      <div class="heading">
        <h2 id="findings">Findings</h2>
        <p class="soft">
          {count(fitting.length)}
          {fitting.length < findings.length && ` of ${count(findings.length)}`}, largest first, each with its shortest
          case
        </p>
      </div>
      {fitting.length === 0 && <p class="empty">No violation matches.</p>}
      {shown.length > 0 && (
        <ol class="findings">
          {shown.map((finding) => (
            <FindingLine
              key={`${finding.model} ${finding.category} ${finding.rules} ${finding.relation} ${finding.change}`}
              {...{ finding, filter, severalModels, onFilter }}
            />
          ))}
        </ol>
      )}
      {fitting.length > FIRST && (
        <button type="button" class="more" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${count(fitting.length)}`}
        </button>
      )}
    </section>
  );
}

interface LineProps {
  readonly finding: PageFinding;
  readonly filter: CaseFilter;
  readonly severalModels: boolean;
  readonly onFilter: (filter: CaseFilter) => void;
}

function FindingLine({ finding, filter, severalModels, onFilter }: LineProps) {
  const { model, category, rules, change, violations, items, edit, source, followUp, noise } = finding;
  const [from, to] = change;
  const rule = rules.length === 0 ? undefined : rules.join(',');
  const chosen =
    filter.from === from &&
    filter.to === to &&
    filter.rule === rule &&
    filter.category === category &&
    filter.model === model;
  return (
    <li>
      <button
        type="button"
        class="finding"
        aria-pressed={chosen}
        onClick={() => onFilter({ model, category, rule, from, to, status: 'violated' })}
      >
        <span class="count">
          <b>{count(violations.count)}</b>
          <span class="soft">of {count(violations.of)}</span>
        </span>
        <span class="what">
          <span class="title">
            <b>{category}</b>
            <span class="soft"> / {rules.length > 3 ? `${rules.length} rules` : rules.join(', ') || 'no rule'}</span>
            <span class="change">
              {from} → {to}
            </span>
          </span>
          <Texts source={source} followUp={followUp} />
        </span>
        <span class="facts">
          <span>
            {percent(violations)} <span class="soft">{interval(violations)}</span>
          </span>
          <span class="soft">
            {count(items)} item{items === 1 ? '' : 's'}
            {noise.changed > 0 && `, noise ${noise.changed}/${noise.of}`}
          </span>
          {edit && (
            <span class="soft edit">
              {edit.before || '∅'} → {edit.after || '∅'} × {edit.count}
            </span>
          )}
          {severalModels && <span class="soft">{model}</span>}
        </span>
      </button>
    </li>
  );
}
