import { listed } from '../generators/model/quoted.js';
import { inputsText } from '../inputs-text.js';
import type { Exported, ExportSource } from './export-source.js';
import { complianceGrader, metricGrader, ruleGrader } from './graders.js';

const NOT_SENT = 'Nothing is sent from here:';

/** An evaluation of OpenAI's Evals: `eval` creates it, `run` runs it; the data also as JSONL. */
export function openaiExport(source: ExportSource): Exported {
  const judge = bare(source.judge) ?? 'gpt-4o';
  const model = bare(source.models[0]) ?? 'gpt-4o-mini';
  return evals(source, judge, model, [
    `${NOT_SENT} POST \`eval\` to https://api.openai.com/v1/evals, then \`run\` to …/evals/ID/runs; or upload the .data.jsonl.`,
  ]);
}

/** The same for Azure OpenAI, where models go by the names of their deployments. */
export function azureExport(source: ExportSource): Exported {
  const judge = bare(source.judge) ?? 'YOUR-JUDGE-DEPLOYMENT';
  const model = bare(source.models[0]) ?? 'YOUR-DEPLOYMENT';
  return evals(source, judge, model, [
    `${NOT_SENT} POST \`eval\` to https://RESOURCE.openai.azure.com/openai/v1/evals?api-version=preview with the header \`aoai-evals: preview\`, then \`run\` to …/evals/ID/runs.`,
    'Models are the names of your deployments: --judge and --models fill them in.',
  ]);
}

function evals(source: ExportSource, judge: string, model: string, notes: readonly string[]): Exported {
  const { prompt, rules, tests, metrics } = source;
  const names = prompt.inputs.map(({ name }) => name);
  const keys = fieldsOf(names);
  const shared = { prompt_text: prompt.text, rules_text: listed(rules.map(({ rule }) => rule.rule)) };
  const items = tests.map(({ id, kind, rule, inputs, expected, reason, scenario }) => ({
    ...{ id, kind, rule: rule ?? '', expected, reason, scenario },
    ...Object.fromEntries(names.map((name) => [keys.get(name) ?? name, inputs[name] ?? ''])),
    input_text: inputsText(inputs),
    ...shared,
  }));
  const fields = ['id', 'kind', 'rule', 'expected', 'reason', 'scenario', ...keys.values(), 'input_text', ...Object.keys(shared)]; // biome-ignore format: one line
  const text = (part: (typeof prompt.messages)[number]['parts'][number]) =>
    'variable' in part ? `{{item.${keys.get(part.variable) ?? part.variable}}}` : part.text;
  const body = {
    eval: {
      name: prompt.name,
      data_source_config: {
        type: 'custom',
        item_schema: {
          type: 'object',
          properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
          required: fields,
        },
        include_sample_schema: true,
      },
      testing_criteria: [
        complianceGrader(judge),
        ...rules.map((each) => ruleGrader(each, judge)),
        ...metrics.map((each) => metricGrader(each, judge)),
      ],
    },
    run: {
      name: `${prompt.name} on ${model}`,
      data_source: {
        type: 'completions',
        model,
        input_messages: {
          type: 'template',
          template: prompt.messages.map(({ role, parts }) => ({ role, content: parts.map(text).join('') })),
        },
        source: { type: 'file_content', content: items.map((item) => ({ item })) },
      },
    },
  };
  return {
    files: [
      { ending: undefined, text: `${JSON.stringify(body, null, 2)}\n` },
      { ending: '.data.jsonl', text: items.map((item) => `${JSON.stringify({ item })}\n`).join('') },
    ],
    notes: [...notes, 'Python graders count words and sentences more simply than mmt4nl does.'],
  };
}

/** The field of each variable: names as templates take them, apart from the other fields. */
function fieldsOf(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name, at) => [name, `var_${name.replaceAll(/[^A-Za-z0-9_]/gu, '_')}${/[^A-Za-z0-9_]/u.test(name) ? `_${at}` : ''}`])); // biome-ignore format: one line
}

/** `openai:gpt-4o` → `gpt-4o`. */
function bare(model: string | undefined): string | undefined {
  return model?.replace(/^[a-z]+:/u, '');
}
