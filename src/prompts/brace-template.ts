import { UserError } from '../core/errors.js';
import type { TemplatePart } from './message-templates.js';

const TOKEN = /\{\{|\}\}|\{(?<name>[^{}]*)\}|[{}]/gu;
const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/**
 * Reads a template as Python's `format` writes it: `{name}` is a variable, `{{` and `}}` are braces. Throws UserError for
 * a brace that stands alone and for what is no name.
 * @param where for errors: where the template stands
 */
export function parseBraceTemplate(text: string, where: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let literal = '';
  let from = 0;
  const flush = () => {
    if (literal !== '') parts.push({ text: literal });
    literal = '';
  };
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    literal += text.slice(from, match.index);
    from = match.index + token.length;
    if (token === '{{' || token === '}}') literal += token.slice(1);
    else {
      flush();
      parts.push({ variable: nameIn(match.groups?.['name'], token, where, lineOf(text, match.index)) });
    }
  }
  literal += text.slice(from);
  flush();
  return parts;
}

function nameIn(name: string | undefined, token: string, where: string, line: number): string {
  const trimmed = name?.trim() ?? '';
  if (NAME.test(trimmed)) return trimmed;
  throw new UserError(
    `${where}: Expected a variable such as {input} in its line ${line}, got \`${token.slice(0, 40)}\``,
    'A brace that is meant as one is written twice: {{ and }}.',
  );
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
