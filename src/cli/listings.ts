import pc from 'picocolors';
import { specSchema } from '../contracts/suite-json-schema.js';
import type { Invariant } from '../core/contract.js';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Perturbation, Plugins } from '../core/types.js';
import { readJudgedCases } from '../datasets/judged-counts.js';
import type { Rate } from '../statistics/row.js';
import { tasks } from '../tasks/index.js';
import { plugins } from './plugins.js';
import { precisionByTask, precisionLine } from './precision.js';

interface Listing {
  readonly json: (plugins: Plugins) => unknown;
  readonly text: (plugins: Plugins) => string | Promise<string>;
}

const LISTINGS: Readonly<Record<string, Listing>> = {
  perturbations: {
    json: ({ perturbations }) => Promise.all(perturbations.map(async (each) => plain(each, await measured(each)))),
    text: async ({ perturbations }) =>
      (await Promise.all(perturbations.map(async (each) => described(each, await measured(each))))).join('\n'),
  },
  relations: {
    json: ({ relations }) => relations.map(({ name, about }) => ({ name, about })),
    text: ({ relations }) => relations.map(({ name, about }) => `${pc.bold(name.padEnd(12))}${about}\n`).join(''),
  },
  models: {
    json: ({ models }) => models.map(({ name, about, examples }) => ({ name, about, examples })),
    text: ({ models }) =>
      models
        .map(({ name, about, examples }) => `${pc.bold(`${name}:`)} ${about}\n  ${examples.join(', ')}\n`)
        .join('\n'),
  },
  invariants: {
    json: ({ invariants }) =>
      invariants.map((each) => ({
        type: each.type,
        about: each.about,
        spec: specSchema(each),
        scores: each.scores ?? null,
        examples: each.examples,
      })),
    text: ({ invariants }) => invariants.map(invariantText).join('\n'),
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
  return format === 'json'
    ? `${JSON.stringify(await listing.json(await plugins()), null, 2)}\n`
    : listing.text(await plugins());
}

type Precision = Readonly<Record<string, Rate | null>>;

async function measured(operator: Perturbation): Promise<Precision> {
  return precisionByTask(operator, await readJudgedCases(operator.name));
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

function invariantText({ type, about, scores, examples }: Invariant): string {
  const held = examples.find(({ holds }) => holds);
  const title = `${pc.bold(type)}: ${about}${scores === undefined ? '' : ` (threshold ${scores.threshold}, ${scores.better} is better)`}`;
  return `${title}\n  ${pc.dim(JSON.stringify({ type, spec: held?.spec ?? {} }))}\n`;
}
