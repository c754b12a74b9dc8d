import { parameterTexts } from '../../contracts/settings.js';
import type { CaseReport, ConfigurationReport, FollowUpReport } from '../../contracts/suite-report.js';
import { csvText, type Value } from '../../core/csv-text.js';
import { shortened } from '../examples/excerpt.js';
import type { ShownSuite } from './shown-suite.js';
import { labelOf } from './text/case-label.js';
import { errorOf, latencyOf, replyOf } from './text/reply.js';

const HEADER = [
  ...['suite', 'version', 'model', 'settings', 'category', 'case'],
  ...['operator', 'rule', 'status', 'samples', 'failed', 'warnings', 'reasons', 'relation'],
  ...['input', 'reply', 'error', 'latency_ms', 'input_tokens', 'output_tokens', 'cost'],
] as const;

/** Characters of a text at most: a cell of a spreadsheet holds 32,767. */
const MOST = 8000;

/** One line for each case as written and each of its follow-ups, under each configuration. */
export function suitesCsv(suites: readonly ShownSuite[]): string {
  const records = suites.flatMap(({ report: { manifest, configurations } }) =>
    configurations.flatMap((configuration) =>
      configuration.cases.flatMap((each) => {
        const of = [manifest.name, manifest.version, ...settings(configuration), each.category, each.id];
        return [null, ...each.followUps].map((followUp) => [...of, ...recordOf(each, followUp)]);
      }),
    ),
  );
  return csvText([HEADER, ...records]);
}

function settings({ model, params }: ConfigurationReport): readonly Value[] {
  return [model, parameterTexts(params).join(', ')];
}

function recordOf(each: CaseReport, followUp: FollowUpReport | null): readonly Value[] {
  const text = followUp ?? each;
  const failed = text.invariants.filter(({ status }) => status === 'violated');
  const names = (severity: string) => failed.filter((one) => one.severity === severity).map(({ name }) => name);
  const reasons = failed.flatMap(({ name, shown }) =>
    shown.status === 'violated' ? [`${name}: ${shown.reason}`] : [],
  );
  return [
    followUp?.followUp.operator ?? null,
    followUp?.followUp.rule ?? null,
    followUp === null ? labelOf(each).toLowerCase() : STATUS[followUp.status],
    text.samples.length,
    names('error').join('; '),
    names('warning').join('; '),
    shortened(reasons.join('; '), MOST),
    followUp?.answers?.status ?? null,
    shortened(followUp?.followUp.text ?? each.input, MOST),
    replyOf(text, MOST) ?? null,
    errorOf(text, MOST) ?? null,
    latencyOf(text) ?? null,
    ...(['inputTokens', 'outputTokens', 'cost'] as const).map((what) => total(text, what)),
  ];
}

const STATUS = { passed: 'pass', failed: 'fail', inconclusive: 'inconclusive', error: 'error' } as const;

/** Over all samples; null: not measured. */
function total({ samples }: FollowUpReport | CaseReport, what: 'inputTokens' | 'outputTokens' | 'cost'): number | null {
  const known = samples.flatMap(({ measured }) => measured[what] ?? []);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}
