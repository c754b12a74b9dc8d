import { layoutNamed, reportNamed } from '../reports/index.js';
import type { ReportData } from '../reports/report.js';

export interface TableOptions {
  /** `terminal`, `md` (the default), `csv`, `latex`, `json`, `junit` or `html`. */
  readonly format?: string;
  /** `full` (the default), or `paper`: the columns of the MMT4NL paper. */
  readonly layout?: string;
  readonly color?: boolean;
  /** Columns of a terminal. */
  readonly width?: number;
}

/** What `run` and `score` give, as a table. Throws UserError for a format that there is not. */
export async function table(
  data: ReportData,
  { format = 'md', layout = 'full', color, width }: TableOptions = {},
): Promise<string> {
  const report = reportNamed(format);
  return await report.render(data, {
    layout: layoutNamed(layout),
    ...(color === undefined ? {} : { color }),
    ...(width === undefined ? {} : { width }),
  });
}
