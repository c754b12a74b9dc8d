import { writeFileSync } from 'node:fs';
import type { Past } from '../../src/contracts/objectives.js';
import { keyOf, reportSuite } from '../../src/contracts/report-suite.js';
import type { AskedFollowUp, CaseResult, Check } from '../../src/contracts/result.js';
import type { SuiteManifest } from '../../src/contracts/suite-manifest.js';
import type { SuiteReport } from '../../src/contracts/suite-report.js';
import { builtIns } from '../../src/index.js';
import { openRunFolder } from '../../src/store/run-folder.js';

export const model = 'scripted:support';

export function held(name: string, evidence = 'it is there', more: Partial<Check> = {}): Check {
  return { type: 'contains', name, severity: 'error', passRate: 1, ...more, status: 'held', evidence };
}

type Violated = Extract<Check, { status: 'violated' }>;

export function violated(name: string, reason: string, more: Partial<Omit<Violated, 'status'>> = {}): Check {
  return { type: 'contains', name, severity: 'error', passRate: 1, ...more, status: 'violated', reason };
}

export function unsaid(name: string, more: Partial<Omit<Check, 'status'>> = {}): Check {
  const of = { type: 'llm_judge', name, severity: 'error', passRate: 1, ...more } as const;
  return { ...of, status: 'inconclusive', cause: 'judge-unreadable', reason: 'Expected a number, got “well”' };
}

export function followUp(operator: string, text: string): AskedFollowUp {
  return { id: `${operator}-${text.length}`, operator, category: operator, rule: 'swap', text };
}

export function result(id: string, checks: readonly Check[], more: Partial<CaseResult> = {}): CaseResult {
  const of = { model, params: { temperature: 0 }, case: id, category: 'Refund', sample: 0, followUp: null } as const;
  return {
    ...of,
    input: `About ${id}`,
    reply: `The reply to ${id}`,
    error: null,
    measured: { latencyMs: 120, inputTokens: 210, outputTokens: 42, cost: 0.0012 },
    checks,
    ...more,
  };
}

/** The report of a run that came to these results, from its folder, as any other. */
export async function reported(
  folder: string,
  results: readonly CaseResult[],
  more: Partial<SuiteManifest> = {},
  past: readonly Past[] = [],
): Promise<SuiteReport> {
  const run = openRunFolder(folder);
  const configurations = new Map(
    results.map(({ model: name, params }) => [keyOf({ model: name, params }), { model: name, params }]),
  );
  const manifest: SuiteManifest = {
    schema: 1,
    kind: 'suite',
    tool: { name: 'mmt4nl', version: '0.1.0' },
    identity: '0123456789abcdef',
    name: 'Customer Support Evals',
    version: '1.3.0',
    description: null,
    started: '2026-11-21T10:15:00.000Z',
    prompt: 'Answer from the policy.\nCite sources as [doc_id].\n\n{context}\n\nQuestion: {input}',
    configurations: [...configurations.values()],
    objectives: {},
    regressionThreshold: 0.05,
    answers: null,
    cases: new Set(results.map((each) => each.case)).size,
    ...more,
  };
  run.writeManifest(manifest);
  writeFileSync(run.path('results'), results.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return await reportSuite(run, builtIns, past);
}
