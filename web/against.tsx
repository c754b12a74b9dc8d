import { useState } from 'preact/hooks';
import type { ComparedRow } from '../src/comparison/comparison.js';
import type { Against, ChangedLine } from '../src/page/against.js';
import type { CaseFilter } from '../src/page/case-filter.js';
import { count, percent, points, pValue, range } from '../src/reports/tables/numbers.js';
import { Texts } from './pieces.js';

const FIRST = 6;

/** This run beside another: what became better or worse, and the cases that changed sides. */
export function AgainstRun({ against, filter }: { against: Against; filter: CaseFilter }) {
  const [all, setAll] = useState(false);
  const { name, warnings, rows, changed } = against;
  const fitting = changed.filter(
    ({ category, models, shots }) =>
      (filter.category === undefined || filter.category === category) &&
      (filter.model === undefined || filter.model === models.b) &&
      (filter.shots === undefined || filter.shots === shots),
  );
  return (
    <section aria-labelledby="against">
      <div class="heading">
        <h2 id="against">Against {name}</h2>
        <p class="soft">the same cases in both; tied where the difference may be chance (5 %, Holm)</p>
      </div>
      {warnings.map((warning) => (
        <p key={warning} class="remark">
          {warning}
        </p>
      ))}
      <div class="scroll">
        <table class="usage">
          <thead>
            <tr>
              <th scope="col">category</th>
              <th scope="col" class="left">
                model
              </th>
              <th scope="col">cases</th>
              <th scope="col">before</th>
              <th scope="col">now</th>
              <th scope="col">difference</th>
              <th scope="col">p</th>
              <th scope="col">broken</th>
              <th scope="col">fixed</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={`${row.models.a} ${row.models.b} ${row.shots} ${row.context} ${row.category}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {fitting.length > 0 && (
        <ol class="findings changed">
          {(all ? fitting : fitting.slice(0, FIRST)).map((line) => (
            <Changed key={`${line.how} ${line.case} ${line.models.b} ${line.shots} ${line.context}`} line={line} />
          ))}
        </ol>
      )}
      {fitting.length > FIRST && (
        <button type="button" class="more" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${count(fitting.length)} changed cases`}
        </button>
      )}
    </section>
  );
}

function Line({ row }: { row: ComparedRow }) {
  const { category, models, shots, context, paired, pHolm, standing } = row;
  const { a, b, difference, broken, fixed, cases } = paired;
  return (
    <tr class={category ? '' : 'all'}>
      <th scope="row">{category ?? 'all categories'}</th>
      <td class="left soft">
        {models.a === models.b ? models.b : `${models.a} → ${models.b}`} · {shots}
        {context && ' · context'}
      </td>
      <td>{count(cases)}</td>
      <td>{percent(a)}</td>
      <td>{percent(b)}</td>
      <td>
        {difference ? points(difference) : '–'} {difference && <span class="soft">{range(difference)}</span>}
      </td>
      <td>{pValue(pHolm)}</td>
      <td>{count(broken)}</td>
      <td>{count(fixed)}</td>
      <td class={`left ${standing === 'worse' ? 'bad' : standing === 'better' ? 'good' : 'soft'}`}>{standing}</td>
    </tr>
  );
}

function Changed({ line: { how, category, rule, models, shots, source, followUp, a, b } }: { line: ChangedLine }) {
  return (
    <li class="finding">
      <span class={how === 'broken' ? 'count bad' : 'count good'}>{how}</span>
      <span class="what">
        <span class="title">
          <b>{category}</b>
          {rule !== '' && <span class="soft"> / {rule}</span>}
        </span>
        <Texts source={source} followUp={followUp} />
      </span>
      <span class="facts">
        <span>
          <span class="soft">before</span> {a.join(' → ')}
        </span>
        <span>
          <span class="soft">now</span> {b.join(' → ')}
        </span>
        <span class="soft">
          {models.b} · {shots}
        </span>
      </span>
    </li>
  );
}
