import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';

/** What is put in for placeholders; a name without a value is not known to the template. Absent and blank: no such thing. */
export type Values = Readonly<Record<string, string | undefined>>;

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'section'; readonly name: string; readonly parts: readonly Part[] };

export interface Template {
  /** Every placeholder in it. */
  readonly names: ReadonlySet<string>;
  /** Those that are always put in: outside sections. */
  readonly uses: ReadonlySet<string>;
  /** Puts in the values, once: a value is never searched for placeholders. */
  readonly fill: (values: Values) => string;
}

/** `{{name}}`, `{{#name}}`, `{{/name}}`; a line with nothing but the latter two is left out with its end. */
const TAG = /^[ \t]*\{\{(?<lone>[#/][^{}]*)\}\}[ \t]*(?:\r?\n|(?![\s\S]))|\{\{(?<tag>[^{}]*)\}\}/gm;

/**
 * Reads a template: `{{name}}` stands for a value, and `{{#name}}…{{/name}}` is left out where there is no such value. A line
 * end at its end, as editors put it, does not count.
 * @param where the part of the prompt, for errors
 * Throws UserError for a name that is not known, and for a section that does not end or start.
 */
export function parseTemplate(written: string, where: string, known: readonly string[]): Template {
  const text = written.replace(/\r?\n$/, '');
  const names = new Set<string>();
  const open: { readonly name: string; readonly parts: Part[] }[] = [{ name: '', parts: [] }];
  const add = (part: Part) => void open.at(-1)?.parts.push(part);
  let from = 0;
  for (const match of text.matchAll(TAG)) {
    add({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const tag = (match.groups?.['lone'] ?? match.groups?.['tag'] ?? '').trim();
    const name = tag.replace(/^[#/]\s*/, '');
    checkName(name, where, known);
    if (tag.startsWith('#')) open.push({ name, parts: [] });
    else if (!tag.startsWith('/')) {
      names.add(name);
      add({ kind: 'value', name });
    } else {
      const section = open.length > 1 ? open.pop() : undefined;
      if (section?.name !== name) throw new UserError(`${where}: Expected {{#${name}}} before {{/${name}}}`);
      add({ kind: 'section', ...section });
    }
  }
  add({ kind: 'text', text: text.slice(from) });
  const [whole, unclosed] = open;
  if (unclosed) throw new UserError(`${where}: Expected {{/${unclosed.name}}} after {{#${unclosed.name}}}`);
  const parts = whole?.parts ?? [];
  return {
    names,
    uses: new Set(parts.flatMap((part) => (part.kind === 'value' ? [part.name] : []))),
    fill: (values) => fill(parts, values),
  };
}

function checkName(name: string, where: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  throw new UserError(
    `${where}: Expected a known placeholder, got \`{{${name}}}\`.${didYouMean(name, known)}`,
    `Known here are ${known.map((each) => `{{${each}}}`).join(', ')}.`,
  );
}

function fill(parts: readonly Part[], values: Values): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const value = values[part.name] ?? '';
      if (part.kind === 'value') return value;
      return value.trim() === '' ? '' : fill(part.parts, values);
    })
    .join('');
}
