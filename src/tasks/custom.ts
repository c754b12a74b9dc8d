import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Task, TaskName } from '../core/types.js';
import { partsOf } from './reading/label-forms.js';

/** A closed set of labels, and the question that they answer. */
export interface CustomTask {
  /** The name in reports; by default that of the family. */
  readonly name?: string | undefined;
  /** The built-in task whose promises hold; by default `labels`: only what holds for any set of labels. */
  readonly like?: TaskName | undefined;
  readonly labels: readonly string[];
  /** Label to its opposite; one direction is enough. */
  readonly opposites?: Readonly<Record<string, string>> | undefined;
  /** The instruction that is put to the model. */
  readonly question: string;
  /** Label to other ways in which replies and datasets write it. */
  readonly aliases?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * A task of the user's own. Labels are spelled as given; a key of `opposites` or `aliases` may differ in letter case.
 * Throws UserError for fewer than two labels, labels or aliases that a reader cannot tell apart, an empty question, and
 * opposites that are no labels or contradict each other.
 */
export function customTask(given: CustomTask): Task {
  const like = given.like ?? 'labels';
  const name = given.name ?? like;
  const fail = (field: string, expected: string, got: string, hint?: string) =>
    new UserError(`task ${name}: Expected \`${field}\` to be ${expected}, got ${got}`, hint);
  if (given.question.trim() === '') throw fail('question', 'the instruction for the model', 'an empty text');
  if (given.labels.length < 2) throw fail('labels', 'at least two labels', `${given.labels.length}`);
  const labels = given.labels.map((label) => label.trim());
  const spelled = (field: string, label: string) => {
    const found = labels.find((each) => each.toLowerCase() === label.trim().toLowerCase());
    if (found !== undefined) return found;
    throw fail(field, `of the labels ${labels.join(', ')}`, `"${label}".${didYouMean(label, labels)}`);
  };
  const aliases = Object.entries(given.aliases ?? {}).map(
    ([label, forms]) => [spelled('aliases', label), forms.map((form) => form.trim().toLowerCase())] as const,
  );
  const opposites = Object.entries(given.opposites ?? {}).map(
    ([label, opposite]) => [spelled('opposites', label), spelled('opposites', opposite)] as const,
  );
  const clash = firstClash(labels, aliases);
  if (clash) throw fail(clash.field, 'told apart whatever their letter case and punctuation', clash.got);
  return {
    name,
    like,
    question: given.question,
    labels,
    opposites: symmetric(opposites, (got) => fail('opposites', 'pairs that agree in both directions', got)),
    ...(aliases.length === 0 ? {} : { aliases: Object.fromEntries(aliases) }),
  };
}

type Aliases = readonly (readonly [label: string, forms: readonly string[]])[];

/** The first label or alias without anything to read, or that reads like one of another label. */
function firstClash(labels: readonly string[], aliases: Aliases): { field: string; got: string } | undefined {
  const owners = new Map<string, string>();
  const forms = [
    ...labels.map((label) => ['labels', label, label] as const),
    ...aliases.flatMap(([label, others]) => others.map((form) => ['aliases', label, form] as const)),
  ];
  for (const [field, label, form] of forms) {
    const key = partsOf(form).join(' ');
    if (key === '') return { field, got: `"${form}"` };
    const owner = owners.get(key);
    const isAgain = owner !== undefined && (field === 'labels' || owner !== label);
    if (isAgain) return { field, got: `"${owner}" and "${form}"` };
    owners.set(key, label);
  }
  return undefined;
}

function symmetric(
  pairs: readonly (readonly [label: string, opposite: string])[],
  fail: (got: string) => UserError,
): Readonly<Record<string, string>> {
  const both = new Map<string, string>();
  for (const [label, opposite] of pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    const known = both.get(label);
    if (label === opposite) throw fail(`"${label}" as its own opposite`);
    if (known !== undefined && known !== opposite) throw fail(`"${label}" with "${known}" and "${opposite}"`);
    both.set(label, opposite);
  }
  return Object.fromEntries(both);
}
