import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareSuites } from '../../../src/contracts/compare-suites.js';
import type { Past } from '../../../src/contracts/objectives.js';
import type { CaseResult, Check } from '../../../src/contracts/result.js';
import type { SuiteManifest } from '../../../src/contracts/suite-manifest.js';
import type { SuiteReport } from '../../../src/contracts/suite-report.js';
import type { ShownSuite } from '../../../src/reports/suites/shown-suite.js';
import { followUp, held, model, reported, result, unsaid, violated } from '../../support/suite-runs.js';

const at0 = { temperature: 0 };

/** The report of a run whose folder is gone at once. */
export async function report(
  results: readonly CaseResult[],
  manifest: Partial<SuiteManifest> = {},
  past: readonly Past[] = [],
): Promise<SuiteReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-suite-'));
  try {
    return await reported(folder, results, manifest, past);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function shown(of: SuiteReport, more: Partial<ShownSuite> = {}): ShownSuite {
  const folder = 'runs/suites/customer-support-evals/1.3.0-2026-11-21T10-15-00';
  return { report: of, comparison: undefined, past: [], folder, seconds: 1.82, ...more };
}

const json = held('Valid JSON Schema', 'the JSON fits `schemas/support_response.json`', { type: 'json_schema' });
const cites = held('Has Citation', 'found `policy_doc` at character 83');
const polite = held('Polite Tone', 'found `happy to help` at character 12', { severity: 'warning', type: 'regex' });
const order = held('Contains Order ID', 'found `#12345` at character 42');
const vague = '{\n  "answer": "I think you can return it maybe?",\n  "confidence": 0.3,\n  "citations": []\n}';
const fenced =
  '```json\n{"answer": "Open Settings, then Security.", "confidence": 0.8, "citations": ["help_doc_1"]}\n```';

const noCitation = violated(
  'Has Citation',
  `Expected the reply to contain \`policy_doc\`, got \`${vague.replaceAll(/\s+/gu, ' ').slice(0, 80)}…\``,
  {
    expected: '`policy_doc`',
  },
);
const notJson = violated(
  'Valid JSON Schema',
  'Expected JSON alone, got it in a code fence (`extract: true` takes the JSON out)',
  {
    type: 'json_schema',
    expected: 'JSON that fits `schemas/support_response.json`',
    actual: fenced.slice(0, 80),
    where: 'character 1',
  },
);
const rude = violated(
  'Polite Tone',
  'Expected the reply to contain a match of `(please|thank you|happy to help)`, got `Use the form.`',
  { severity: 'warning', type: 'regex' },
);

function measured(latencyMs: number): Partial<CaseResult> {
  return { measured: { latencyMs, inputTokens: 200 + latencyMs, outputTokens: 42, cost: 0.0012 } };
}

function of(
  category: string,
  id: string,
  input: string,
  checks: readonly Check[],
  latencyMs: number,
  more: Partial<CaseResult> = {},
): CaseResult {
  return result(id, checks, { category, input, ...measured(latencyMs), ...more });
}

const returnOrder = 'I want to return my order #12345';

/** A run like that of the source document, with a case of each outcome. */
export const results: readonly CaseResult[] = [
  of('Refund', 'simple_refund_query', returnOrder, [json, cites, order, polite], 120),
  of('Refund', 'refund_outside_window', 'Can I return something I bought 6 months ago?', [json, cites, polite], 135),
  of('Refund', 'ambiguous_policy_query', "What's your return policy?", [json, noCitation, polite], 98, {
    reply: vague,
  }),
  of('Technical', 'password_reset', 'I forgot my password, how do I reset it?', [notJson, cites, polite], 105, {
    reply: fenced,
  }),
  of('Technical', 'account_locked', 'My account is locked. What now?', [json, cites, rude], 118, {
    reply: 'Use the form.',
  }),
  of('Technical', 'api_integration_help', 'How do I authenticate with the API?', [json, cites, polite], 142),
  of('Policy', 'gift_cards', 'Do gift cards expire?', [json, cites, unsaid('Judged Helpful')], 131),
  of('Policy', 'privacy', 'What do you store about me?', [], 0, {
    reply: null,
    error: 'HTTP 500 after 4 attempts: upstream is down',
    measured: {},
  }),
  ...[0, 1, 2, 3].map((sample) =>
    of(
      'Policy',
      'loyalty_points',
      'How do loyalty points work?',
      [json, sample < 2 ? cites : { ...noCitation, passRate: 0.75 }],
      110 + sample,
      { sample, ...(sample >= 2 && { reply: vague }) },
    ),
  ),
];

const typo = followUp('typo', 'I want to retrun my oder #12345');
const perturbedResults: readonly CaseResult[] = [
  ...results,
  of('Refund', 'simple_refund_query', typo.text, [json, noCitation, order], 123, { followUp: typo, reply: vague }),
  ...['taxonomy', 'vocab'].map((operator) => {
    const asked = followUp(operator, `I would like to send back my purchase #12345`);
    return of('Refund', 'simple_refund_query', asked.text, [json, cites, order], 119, {
      followUp: asked,
      reply: 'The reply to simple_refund_query',
    });
  }),
];

const past: readonly Past[] = [
  { model, params: at0, started: '2026-11-01T10:00:00.000Z', version: '1.0.0', passed: 5, failed: 4 },
  { model, params: at0, started: '2026-11-08T10:00:00.000Z', version: '1.1.0', passed: 7, failed: 2 },
  { model, params: at0, started: '2026-11-15T10:00:00.000Z', version: '1.2.0', passed: 9, failed: 0 },
];
const objectives = { accuracy: 0.99, p95LatencyMs: 500, costPerRequest: 0.001 };

async function usual(): Promise<ShownSuite> {
  const before = await report(
    results.map((each) => ({
      ...each,
      ...(each.reply === null
        ? {}
        : {
            reply: 'Within 30 days, see [policy_doc_1].',
            checks: each.checks.map(({ name, type }) => held(name, 'it is there', { type })),
          }),
    })),
    {
      version: '1.2.0',
      prompt: 'Answer from the policy.\nAlways cite your sources as [doc_id].\n\n{context}\n\nQuestion: {input}',
    },
  );
  const after = await report(results, { objectives, description: 'What the support assistant must do.' }, past);
  return shown(after, { comparison: compareSuites(before, after), past });
}

/** `passes` of 12 cases, the first ones. */
function swept(name: string, temperature: number, passes: number): readonly CaseResult[] {
  return Array.from({ length: 12 }, (_, at) =>
    of(
      'Refund',
      `case-${at}`,
      `Question ${at}`,
      [json, at < passes ? cites : noCitation],
      80 + at + 100 * temperature,
      { model: name, params: { temperature } },
    ),
  );
}

const ESC = String.fromCharCode(27);
/** What output could do to a terminal, a page, a table or a spreadsheet. */
export const HOSTILE = `${ESC}[31m<script>alert(1)</script>\r\n\u202E=HYPERLINK("http://x")|\`\`\`]]>&amp;\u0000\uD800<!--`;

async function hostile(): Promise<ShownSuite> {
  const bad = HOSTILE;
  const huge = bad + 'x'.repeat(1_000_000);
  const check = violated(bad, bad, { expected: bad, actual: bad, where: bad, type: bad });
  const asked = { ...followUp('typo', huge), operator: bad, rule: bad, category: bad };
  const all = [
    result(bad, [check, held('Kept', bad), unsaid(bad)], { input: huge, reply: huge, category: bad, model: bad }),
    result('=1+1', [held('Kept', bad)], { input: bad, reply: bad, category: '=cmd', model: bad }),
    result('=1+1', [check], { input: huge, reply: huge, category: '=cmd', model: bad, followUp: asked }),
    result('gone', [], { reply: null, error: bad, category: '-', model: bad, measured: {} }),
  ];
  const of = { name: bad, version: bad, description: bad, prompt: `${bad}\n\`\`\`\n${bad}` };
  const [before, after] = [
    await report(
      all.map((each) => ({ ...each, checks: each.checks.map(({ name }) => held(name, bad)) })),
      { ...of, prompt: bad },
    ),
    await report(all, of),
  ];
  return shown(after, {
    comparison: compareSuites(before, after),
    past: [{ model: bad, params: at0, started: bad, version: bad, passed: 1, failed: 1 }],
    folder: bad,
  });
}

/** The runs whose reports the goldens keep, by name. */
export const RUNS: Readonly<Record<string, () => Promise<readonly ShownSuite[]>>> = {
  usual: async () => [await usual()],
  perturbed: async () => [shown(await report(perturbedResults, { answers: { relation: 'same' } }))],
  passing: async () => [shown(await report(results.slice(0, 2)))],
  sweep: async () => [
    shown(
      await report([
        ...swept('scripted:a', 0, 12),
        ...swept('scripted:a', 0.7, 11),
        ...swept('scripted:b', 0, 5),
        ...swept('scripted:b', 0.7, 0),
      ]),
    ),
  ],
  many: async () => [
    shown(
      await report(
        Array.from({ length: 200 }, (_, at) =>
          of(at < 150 ? 'Refund' : 'Policy', `case-${at}`, `Question ${at}`, [at % 5 === 0 ? noCitation : cites], at),
        ),
      ),
    ),
    shown(await report([])),
  ],
  hostile: async () => [await hostile()],
};
