import { precisionByTask } from '../../src/cli/precision.js';
import type { Perturbation } from '../../src/core/types.js';
import { readJudged } from '../../src/datasets/judged.js';
import { GENERATED } from './generated.js';
import { precisionCell, sentence } from './operator-page.js';
import { servedBy } from './served-by.js';

const INTRODUCTION = `An operator makes follow-ups of a text and says what must hold between the two answers. It has **rules**; each rule has a
name that stands in every report, examples that a test holds it to, and texts that it must leave alone. A rule proposes nothing where it
cannot keep its promise, so not every text gets a follow-up by every operator.

- \`same\`, \`opposite\`, \`different\`: what the answer to the follow-up must be, beside that to the source ([concepts](concepts.md)).
- **judged valid**: the share of follow-ups that a reader accepted, how many were read, and the 95 % interval ([how](validity.md)).
- **labels of your own** has the rules that keep the sense of any text; \`like: sentiment\` in a [task of your own](experiments.md) takes those of sentiment.`;

/** `docs/operators.md`: a row for each operator. */
export async function operatorsIndex(operators: readonly Perturbation[]): Promise<string> {
  const rows = await Promise.all(operators.map(row));
  const rules = operators.reduce((sum, { rules }) => sum + Object.keys(rules).length, 0);
  return [
    `<!-- ${GENERATED} -->`,
    '# The operators',
    INTRODUCTION,
    [
      '| operator | what it does | rules | sentiment | judged valid | yes-no | judged valid | labels of your own |',
      '|---|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
    `${rules} rules in all. \`mmt4nl list perturbations\` prints them, with \`--format json\` for programs. Operators apply in turn
(\`negation+typo\`), and \`fairness\` makes [sets](experiments.md#sets-the-same-text-for-every-group).`,
    '',
  ].join('\n\n');
}

async function row(operator: Perturbation): Promise<string> {
  const { name, category, about, rules } = operator;
  const precision = precisionByTask(operator, await readJudged(name));
  const served = servedBy(operator);
  const relations = (family: 'sentiment' | 'yes-no' | 'labels') =>
    [...(served.get(family)?.keys() ?? [])].sort().join(', ') || '–';
  const cells = [
    `[${name}](operators/${name}.md)${name === category ? '' : ` (category ${category})`}`,
    sentence(about),
    Object.keys(rules).length,
    relations('sentiment'),
    served.has('sentiment') ? precisionCell(precision['sentiment']) : '–',
    relations('yes-no'),
    served.has('yes-no') ? precisionCell(precision['yes-no']) : '–',
    relations('labels'),
  ];
  return `| ${cells.join(' | ')} |`;
}
