import { useEffect, useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { Choices } from '../src/page/page-data.js';
import type { Trend } from '../src/trend/trend.js';
import { lowest } from './heat.js';
import type { PageSource } from './source.js';
import { TrendChart } from './trend-chart.js';
import { TrendLegend } from './trend-legend.js';

interface Props {
  readonly source: PageSource;
  readonly revision: number;
  readonly choices: Choices;
  readonly filter: CaseFilter;
}

/** How a category held over the runs of an experiment, a chart for each model and category of this one. */
export function TrendCharts({ source, revision, choices, filter }: Props) {
  const [trend, setTrend] = useState<Trend>();
  useEffect(() => void source.trend().then(setTrend, () => undefined), [revision]);
  if (!trend) return null;
  const fits = (chosen: string | undefined, name: string) => chosen === undefined || chosen === name;
  const often = (name: string) =>
    trend.runs.filter(({ points }) => points.some(({ model }) => model === name)).length > 1;
  const models = choices.models.filter((name) => fits(filter.model, name) && often(name));
  const categories = choices.categories.filter((name) => fits(filter.category, name));
  if (models.length === 0) return null;
  const from = lowest(trend.runs.flatMap(({ points }) => points));
  return (
    <section aria-labelledby="trend">
      <div class="heading">
        <h2 id="trend">Over time</h2>
        <TrendLegend trend={trend} from={from} />
      </div>
      {models.map((model) => (
        <div key={model}>
          {choices.models.length > 1 && <h3 class="trend-model">{model}</h3>}
          <div class="trends">
            {categories.map((category) => (
              <TrendChart key={category} {...{ trend, model, category, from }} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
