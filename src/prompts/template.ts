import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';

/** What a template may name. A section `{{#context}}…{{/context}}` is left out where there is no such value. */
export const PLACEHOLDERS = ['question', 'labels', 'context', 'input', 'demonstrations', 'label'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type Values = Readonly<Partial<Record<Placeholder, string>>>;

/** A template that was read once and is filled many times. */
export interface Template {
  readonly names: ReadonlySet<Placeholder>;
  /** The text with the values in place; values are never themselves read as templates. */
  fill(values: Values): string;
}

type Part =
  | string
  | { readonly value: Placeholder }
  | { readonly section: Placeholder; readonly parts: readonly Part[] };

const TAG = /\{\{\s*([#/]?)\s*([\w-]+)\s*\}\}/gu;

/** Reads a template; `where` names it in errors. Throws UserError for an unknown placeholder or a section left open. */
export function readTemplate(text: string, where: string): Template {
  const names = new Set<Placeholder>();
  const stack: { readonly section: Placeholder | undefined; readonly parts: Part[] }[] = [
    { section: undefined, parts: [] },
  ];
  const top = () => stack[stack.length - 1] as (typeof stack)[number];
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [tag, kind = '', word = ''] = match;
    top().parts.push(text.slice(at, match.index));
    at = match.index + tag.length;
    const name = known(word, where);
    names.add(name);
    if (kind === '#') stack.push({ section: name, parts: [] });
    else if (kind === '') top().parts.push({ value: name });
    else {
      const closed = stack.pop();
      if (!closed || closed.section !== name)
        throw new UserError(`${where}: Expected {{#${name}}} before {{/${name}}}, found none`);
      top().parts.push({ section: name, parts: closed.parts });
    }
  }
  const open = top().section;
  if (open !== undefined) throw new UserError(`${where}: Expected {{/${open}}} after {{#${open}}}, found none`);
  const parts = [...top().parts, text.slice(at)];
  return { names, fill: (values) => filled(parts, values) };
}

function known(word: string, where: string): Placeholder {
  const name = PLACEHOLDERS.find((each) => each === word);
  if (name) return name;
  const all = PLACEHOLDERS.map((each) => `{{${each}}}`).join(', ');
  throw new UserError(`${where}: Expected one of ${all}, got {{${word}}}.${didYouMean(word, PLACEHOLDERS)}`);
}

function filled(parts: readonly Part[], values: Values): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('value' in part) return values[part.value] ?? '';
      return values[part.section] ? filled(part.parts, values) : '';
    })
    .join('');
}
