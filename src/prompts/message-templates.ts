import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Message } from '../core/types.js';

/** A stretch of a template: text as it is, or a variable. */
export type TemplatePart = { readonly text: string } | { readonly variable: string };

/** A message with places for variables. */
export interface MessageTemplate {
  readonly role: Message['role'];
  readonly parts: readonly TemplatePart[];
}

/** The variables of the messages, in the order in which they come. */
export function variablesOf(messages: readonly MessageTemplate[]): readonly string[] {
  return [
    ...new Set(messages.flatMap(({ parts }) => parts.flatMap((part) => ('variable' in part ? [part.variable] : [])))),
  ];
}

/**
 * The messages with the values put in, once: a value is never searched for variables. Messages that come out blank are left
 * out. Throws UserError for a variable without a value.
 */
export function fillMessages(
  messages: readonly MessageTemplate[],
  values: Readonly<Record<string, string | undefined>>,
): readonly Message[] {
  return messages
    .map(({ role, parts }) => ({
      role,
      content: parts.map((part) => ('variable' in part ? valueFor(part.variable, values) : part.text)).join(''),
    }))
    .filter(({ content }) => content.trim() !== '');
}

function valueFor(name: string, values: Readonly<Record<string, string | undefined>>): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value !== undefined) return value;
  const known = Object.keys(values);
  throw new UserError(`Expected a value for the variable \`${name}\`, found none.${didYouMean(name, known)}`);
}
