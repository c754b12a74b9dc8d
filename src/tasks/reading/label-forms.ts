import { fold } from '../../core/fold.js';
import type { Task } from '../../core/types.js';
import { aliasesOf } from '../aliases-of.js';
import { isUnspaced, lex } from './tokens.js';

/** One way in which a label is written. */
export interface LabelForm {
  readonly label: string;
  /** Its words, and its marks other than the separators between words. */
  readonly parts: readonly string[];
  /** Also an everyday word or a mere sign (`no`, `A`, `1`): it means the label only where an answer stands. */
  readonly everyday: boolean;
}

/** The forms of all labels by their first part, the longest first. */
export type LabelForms = ReadonlyMap<string | undefined, readonly LabelForm[]>;

export const SEPARATORS: ReadonlySet<string> = new Set('-_/');

const EVERYDAY = new Set(
  `true false none other others good fine right wrong high low same more less most least agree maybe never always here
  there with both either neither nothing something question statement`.split(/\s+/),
);

const known = new WeakMap<Task, LabelForms>();

/** The forms of a task's labels and aliases. Found once for a task. */
export function formsOf(task: Task): LabelForms {
  const forms = known.get(task) ?? index(task);
  known.set(task, forms);
  return forms;
}

/** The parts that a label is recognised by: `Not-Urgent` as `not urgent`. Two labels with the same parts cannot be told apart. */
export function partsOf(written: string): readonly string[] {
  const all = lex(fold(written)).map(({ text }) => text);
  const parts = all.filter((part) => !SEPARATORS.has(part));
  return parts.length > 0 ? parts : all;
}

function index(task: Task): LabelForms {
  const forms = task.labels.flatMap((label) =>
    [label, ...aliasesOf(task, label)].map((written) => formOf(label, partsOf(written))),
  );
  const byFirst = new Map<string | undefined, LabelForm[]>();
  for (const form of forms.sort((a, b) => b.parts.length - a.parts.length)) {
    const [first] = form.parts;
    byFirst.set(first, [...(byFirst.get(first) ?? []), form]);
  }
  return byFirst;
}

function formOf(label: string, parts: readonly string[]): LabelForm {
  const words = parts.join(' ');
  const everyday = parts.every(isUnspaced) || EVERYDAY.has(words) || (parts.length === 1 && words.length <= 3);
  return { label, parts, everyday };
}
