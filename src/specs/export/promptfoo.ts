import { stringify } from 'yaml';
import type { MessageTemplate } from '../../prompts/message-templates.js';
import type { CompiledRule } from '../compile/compiled-rule.js';
import { checkCode } from './check-code.js';
import type { Exported, ExportSource } from './export-source.js';

/** A configuration of promptfoo: the prompt as chat messages, the rules as assertions of every test. */
export function promptfooExport({ prompt, rules, tests, judge, models, metrics }: ExportSource): Exported {
  const config = {
    description: `${prompt.name}, from its specification`,
    prompts: [{ id: 'prompt', label: prompt.name, raw: chatPrompt(prompt.messages) }],
    providers: models.length === 0 ? ['openai:gpt-4o-mini'] : models.map(provider),
    defaultTest: {
      ...(judge === undefined ? {} : { options: { provider: provider(judge) } }),
      assert: rules.flatMap(assertionsOf),
    },
    tests: tests.map(({ id, kind, rule, inputs, reason, scenario }) => ({
      description: id,
      vars: inputs,
      metadata: { kind, ...(rule === null ? {} : { rule }), reason, scenario },
    })),
  };
  return {
    files: [{ ending: undefined, text: `# promptfoo eval -c FILE\n${stringify(config, { lineWidth: 0 })}` }],
    notes: [
      ...(metrics.length === 0 ? [] : [`${metrics.map(({ name }) => name).join(', ')}: your metrics do not go over to promptfoo`]), // biome-ignore format: one line
      'Its assertions count words and sentences more simply than mmt4nl does.',
    ],
  };
}

function assertionsOf({ rule, checks, whole }: CompiledRule): readonly Readonly<Record<string, unknown>>[] {
  const metric = `${rule.id}: ${rule.rule}`;
  const codes = checks.flatMap((check) => checkCode(check) ?? []);
  const rubric = whole && codes.length === checks.length ? [] : [{ type: 'llm-rubric', value: raw(rule.rule), metric }];
  return [...codes.map(({ javascript }) => ({ type: 'javascript', value: javascript, metric })), ...rubric];
}

/** Messages as JSON whose texts are put together, and escaped, by the template: a value may hold quotes and line ends. */
function chatPrompt(messages: readonly MessageTemplate[]): string {
  const written = messages.map(({ role, parts }) => {
    const pieces = parts.map((part) => ('variable' in part ? part.variable : JSON.stringify(part.text)));
    return `{"role": ${JSON.stringify(role)}, "content": {{ (${['""', ...pieces].join(' + ')}) | dump }}}`;
  });
  return `[${written.join(', ')}]`;
}

/** A rubric is a template too. */
function raw(text: string): string {
  return /\{[{%#]/u.test(text) ? `{% raw %}${text}{% endraw %}` : text;
}

/** Gemini goes by another name there. */
function provider(model: string): string {
  return model.replace(/^gemini:/u, 'google:').replace(/^anthropic:(?!messages:)/u, 'anthropic:messages:');
}
