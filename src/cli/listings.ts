import pc from 'picocolors';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Perturbation } from '../core/types.js';
import { readJudged } from '../datasets/judged.js';
import { builtIns } from '../index.js';
import type { Rate } from '../statistics/row.js';
import { tasks } from '../tasks/index.js';
import { precisionByTask, precisionLine } from './precision.js';

interface Listing {
  readonly json: () => unknown;
  readonly text: () => string | Promise<string>;
}

const LISTINGS: Readonly<Record<string, Listing>> = {
  perturbations: {
    json: () => Promise.all(builtIns.perturbations.map(async (each) => plain(each, await measured(each)))),
    text: async () =>
      (await Promise.all(builtIns.perturbations.map(async (each) => described(each, await measured(each))))).join('\n'),
  },
  relations: {
    json: () => builtIns.relations.map(({ name, about }) => ({ name, about })),
    text: () => builtIns.relations.map(({ name, about }) => `${pc.bold(name.padEnd(12))}${about}\n`).join(''),
  },
  models: {
    json: () => builtIns.models.map(({ name, about, examples }) => ({ name, about, examples })),
    text: () =>
      builtIns.models
        .map(({ name, about, examples }) => `${pc.bold(`${name}:`)} ${about}\n  ${examples.join(', ')}\n`)
        .join('\n'),
  },
  tasks: {
    json: () => tasks,
    text: () =>
      tasks
        .map(({ name, question, labels }) => `${pc.bold(name.padEnd(12))}${labels.join(', ')}\n  ${question}\n`)
        .join('\n'),
  },
};

/** The listing of one kind, as text for people or JSON for programs. Throws UserError for a kind that there is not. */
export async function listOf(kind: string, format: 'text' | 'json'): Promise<string> {
  const listing = LISTINGS[kind];
  if (!listing) {
    const kinds = Object.keys(LISTINGS);
    throw new UserError(`Expected one of ${kinds.join(', ')}, got \`${kind}\`.${didYouMean(kind, kinds)}`);
  }
  return format === 'json' ? `${JSON.stringify(await listing.json(), null, 2)}\n` : listing.text();
}

type Precision = Readonly<Record<string, Rate | null>>;

async function measured(operator: Perturbation): Promise<Precision> {
  return precisionByTask(operator, await readJudged(operator.name));
}

function plain({ name, category, about, expects, rules }: Perturbation, precision: Precision): unknown {
  return {
    name,
    category,
    about,
    expects,
    precision,
    rules: Object.entries(rules).map(([id, rule]) => ({
      id,
      about: rule.about,
      expects: rule.expects ?? expects,
      examples: rule.examples,
    })),
  };
}

function described({ name, category, about, expects, rules }: Perturbation, precision: Precision): string {
  const title = name === category ? pc.bold(name) : `${pc.bold(name)} (category ${category})`;
  const lines = Object.entries(rules).flatMap(([id, rule]) => {
    const [source = '', followUp = ''] = rule.examples[0] ?? [];
    return [
      `  ${pc.cyan(id)}: ${rule.about}  [${promised(rule.expects ?? expects)}]`,
      `      ${source}`,
      `    → ${followUp}`,
    ];
  });
  return [`${title}: ${about}`, `  ${pc.dim(precisionLine(precision))}`, ...lines, ''].join('\n');
}

function promised(expects: Perturbation['expects']): string {
  return Object.entries(expects)
    .map(([task, relation]) => `${task}: ${relation}`)
    .join(', ');
}
