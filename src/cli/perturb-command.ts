import { UserError } from '../core/errors.js';
import { createRng } from '../core/rng.js';
import { given } from '../datasets/given.js';
import { readItems } from '../datasets/items.js';
import { chooseOperators } from '../experiment/choose-operators.js';
import type { PerturbationEntry } from '../experiment/experiment.js';
import { type Coverage, emptyCoverage, type Planned, plan } from '../experiment/plan.js';
import type { Selection } from '../experiment/selection.js';
import { labelOf, taskNamed } from '../tasks/index.js';
import type { PerturbOptions } from './perturb.js';
import { plugins } from './plugins.js';
import { preview } from './preview.js';
import { note, print } from './print.js';

/** Follow-ups of a dataset to stdout; which operators applied to how many texts to stderr. */
export async function perturb(file: string, options: PerturbOptions): Promise<void> {
  const task = taskNamed(options.task);
  const selections = await selected(options);
  const coverage = emptyCoverage(selections);
  const items = () => readItems(file, { task, labelOf, limit: options.limit, columns: options.columns });
  for await (const _ of items()); // every line is read before the first result is printed
  for await (const planned of plan({ items: items(), task, selections, rng: createRng(options.seed), coverage })) {
    await print(options.format === 'jsonl' ? lines(planned) : preview(planned, process.stdout.isTTY));
  }
  for (const line of coverageLines(coverage)) note(line);
}

async function selected({ perturbations, task, perItem, sets }: PerturbOptions): Promise<readonly Selection[]> {
  const problems: string[] = [];
  const selections = chooseOperators({
    entries: perturbations?.map((named) => entryOf(named, perItem, sets)),
    perItem,
    like: taskNamed(task).like,
    operators: (await plugins()).perturbations,
    complain: (_, problem) => problems.push(`--perturbations: ${problem}`),
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'), 'mmt4nl list perturbations shows them all.');
  return selections;
}

/** `typo`; `negation+typo`: operators in turn. */
function entryOf(named: string, perItem: number, sets: PerturbOptions['sets']): PerturbationEntry {
  return named.includes('+')
    ? { compose: named.split('+').map((use) => use.trim()), perItem }
    : { use: named, perItem, ...given('sets', sets) };
}

function lines({ cases }: Planned): string {
  return cases.map((each) => `${JSON.stringify(each)}\n`).join('');
}

function coverageLines(coverage: readonly Coverage[]): string[] {
  const width = Math.max(...coverage.map(({ operator }) => operator.length));
  return coverage.map(({ operator, texts, covered, followUps, declined }) => {
    const share = texts === 0 ? '–' : `${Math.round((100 * covered) / texts)} %`;
    const why = [
      declined['no-rule'] > 0 ? `${declined['no-rule']} where no rule is sure` : '',
      declined['no-relation'] > 0 ? `${declined['no-relation']} where the relations do not compose` : '',
      declined['not-english'] > 0 ? `${declined['not-english']} not English` : '',
    ].filter((each) => each !== '');
    return `${operator.padEnd(width)}  ${share.padStart(5)} of ${texts} texts, ${followUps} follow-ups${why.length > 0 ? `; left alone: ${why.join(', ')}` : ''}`;
  });
}
