import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { place } from '../datasets/place.js';
import type { JsonSchema } from '../documents/json-schema-keys.js';
import { readDocument } from '../documents/read-document.js';
import type { MessageTemplate, TemplatePart } from './message-templates.js';

/** A prompt in the Prompty format: front matter, then messages under their roles. */
export interface Prompty {
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** Names of the inputs, with what the file says of each. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Values to try it with. */
  readonly sample: Readonly<Record<string, unknown>>;
  readonly messages: readonly MessageTemplate[];
  /** The messages as they are written, without the front matter. */
  readonly text: string;
  /** All of the front matter: what other tools put there is kept. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const schema = z
  .looseObject(
    {
      name: z.string({ error: 'text' }).optional(),
      description: z.string({ error: 'text' }).optional(),
      inputs: z.record(z.string(), z.unknown(), { error: 'a mapping of input names' }).optional(),
      sample: z.record(z.string(), z.unknown(), { error: 'a mapping of input names to values' }).optional(),
    },
    { error: 'a mapping such as {name: tagger, inputs: {text: {type: string}}}' },
  )
  .optional();
const jsonSchema = (): JsonSchema => ({ properties: { name: {}, description: {}, inputs: {}, sample: {} } });

const FRONT = /^\uFEFF?---[ \t]*\r?\n(?<front>[\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/u;
const ROLE = /^[ \t]*(?<role>system|user|assistant)[ \t]*:[ \t]*$/gimu;
const VARIABLE = /\{\{\s*(?<name>[\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu;

/**
 * Reads a `.prompty` text; one without front matter is all messages, and one without roles is a user's message.
 * Throws UserError with file, line and field for front matter that is none, and where there is no message.
 */
export function parsePrompty(text: string, file: string): Prompty {
  const front = FRONT.exec(text);
  const body = front === null ? text : text.slice(front[0].length);
  // Lines of the front matter are counted from the file's first: the dashes stand in for an empty line.
  const { value } = readDocument(front?.groups?.['front'] === undefined ? '{}' : `\n${front.groups['front']}`, file, {
    schema,
    jsonSchema,
  });
  const { name, description, inputs = {}, sample = {} } = value ?? {};
  const messages = messagesOf(body);
  if (messages.length === 0)
    throw new UserError(
      `${place(file)}: Expected a prompt after the front matter, got none`,
      'Write it under `system:` and `user:`.',
    );
  return { name, description, inputs, sample, messages, text: body.trim(), frontMatter: value ?? {} };
}

function messagesOf(body: string): readonly MessageTemplate[] {
  const marks = [...body.matchAll(ROLE)];
  const before = body.slice(0, marks[0]?.index ?? body.length);
  const spoken = marks.map((mark, at) => ({
    role: roleOf(mark.groups?.['role']),
    content: body.slice(mark.index + mark[0].length, marks[at + 1]?.index),
  }));
  return [{ role: roleOf(undefined), content: before }, ...spoken]
    .map(({ role, content }) => ({ role, content: content.trim() }))
    .filter(({ content }) => content !== '')
    .map(({ role, content }) => ({ role, parts: doubleBraceParts(content) }));
}

function roleOf(written: string | undefined): MessageTemplate['role'] {
  const role = written?.toLowerCase();
  return role === 'system' || role === 'assistant' ? role : 'user';
}

/** A text with `{{name}}` for variables. Only a name in double braces is one: templates of other kinds are left as they are. */
export function doubleBraceParts(content: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of content.matchAll(VARIABLE)) {
    if (match.index > from) parts.push({ text: content.slice(from, match.index) });
    parts.push({ variable: match.groups?.['name'] ?? '' });
    from = match.index + match[0].length;
  }
  return from < content.length ? [...parts, { text: content.slice(from) }] : parts;
}
