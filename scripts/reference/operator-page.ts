import { precisionByTask, wholeInterval, wholeShare } from '../../src/cli/precision.js';
import type { Perturbation, Promises, Rule } from '../../src/core/types.js';
import { readJudged } from '../../src/datasets/judged.js';
import type { Rate } from '../../src/statistics/row.js';
import { GENERATED } from './generated.js';
import { LIMITS } from './limits.js';
import { markedPair, plainMarkdown } from './marked.js';
import { reachLine } from './reach.js';
import { servedBy } from './served-by.js';

const SHOWN = 3;

/** `docs/operators/NAME.md`: all that the code says of an operator. */
export async function operatorPage(operator: Perturbation): Promise<string> {
  const { name, category, about, rules } = operator;
  const limits = LIMITS[name];
  if (limits === undefined) throw new Error(`Expected scripts/reference/limits.ts to say what ${name} does not reach`);
  return [
    `<!-- ${GENERATED} -->`,
    `# ${name}`,
    `${sentence(about)} Category in tables: \`${category}\`. [All operators](../operators.md)`,
    `\`\`\`\nmmt4nl perturb texts.jsonl --task ${servedTask(operator)} --perturbations ${name}\n\`\`\``,
    '## What must hold, and how often its follow-ups are valid',
    await tasksTable(operator),
    'Rates are of follow-ups that were read one by one, with 95 % intervals: [how they were judged](../validity.md).',
    '## Limits',
    `${limits}\n\n${await reachLine(operator)}`,
    `## The ${Object.keys(rules).length} rules`,
    'What went is <del>struck out</del>, what came is <ins>underlined</ins>.',
    ...Object.entries(rules).map(([id, rule]) => ruleText(id, rule, operator)),
    '',
  ].join('\n\n');
}

/** `98 % of 132 (94–100 %)`. */
export function precisionCell(rate: Rate | null | undefined): string {
  return rate ? `${wholeShare(rate)} of ${rate.of} (${wholeInterval(rate)} %)` : 'not judged';
}

async function tasksTable(operator: Perturbation): Promise<string> {
  const precision = precisionByTask(operator, await readJudged(operator.name));
  const rows = [...servedBy(operator)].map(([family, counts]) => {
    const relations = [...counts].map(([relation, count]) => `\`${relation}\` (${count} ${plural(count)})`).join(', ');
    return `| ${family === 'labels' ? 'labels of your own' : family} | ${relations} | ${precisionCell(precision[family])} |`;
  });
  return ['| task | relation | judged valid |', '|---|---|---|', ...rows].join('\n');
}

function ruleText(id: string, rule: Rule, { expects }: Perturbation): string {
  const leaves = (rule.leaves ?? []).slice(0, SHOWN);
  return [
    `### ${id}`,
    `${sentence(plainMarkdown(rule.about))} (${promised(rule.expects ?? expects)})${extras(rule)}`,
    rule.examples
      .slice(0, SHOWN)
      .map(([source, followUp]) => `- ${markedPair(source, followUp)}`)
      .join('\n'),
    ...(leaves.length === 0 ? [] : [`Left alone: ${leaves.map((text) => `“${plainMarkdown(text)}”`).join(' · ')}`]),
  ].join('\n\n');
}

function promised(expects: Promises): string {
  return Object.entries(expects)
    .map(([task, relation]) => `${task}: ${relation}`)
    .join(', ');
}

function extras({ fallback, sets }: Rule): string {
  return `${fallback ? ' Tried only where the other rules have no more to propose.' : ''}${sets ? ' Also as [sets](../experiments.md#sets-the-same-text-for-every-group).' : ''}`;
}

function servedTask(operator: Perturbation): string {
  return [...servedBy(operator).keys()][0] ?? 'sentiment';
}

/** With a capital and a full stop. */
export function sentence(about: string): string {
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
}

function plural(count: number): string {
  return count === 1 ? 'rule' : 'rules';
}
