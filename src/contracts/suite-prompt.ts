import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { parseBraceTemplate } from '../prompts/brace-template.js';
import type { MessageTemplate } from '../prompts/message-templates.js';
import { parsePrompty } from '../prompts/prompty.js';
import type { SuiteEntry } from './suite-schema.js';

export interface SuitePrompt {
  readonly messages: readonly MessageTemplate[];
  /** For a case without a context, where that makes another prompt. */
  readonly withoutContext?: readonly MessageTemplate[];
  readonly text: string;
}

type Written = Pick<SuiteEntry, 'prompt_template' | 'prompt_file' | 'messages'>;

/** Where a suite names no prompt: the context, where a case has one, and what is asked. */
const PLAIN: SuitePrompt = {
  text: 'Context:\n{context}\n\nQuery: {input}',
  messages: [
    {
      role: 'user',
      parts: [{ text: 'Context:\n' }, { variable: 'context' }, { text: '\n\nQuery: ' }, { variable: 'input' }],
    },
  ],
  withoutContext: [{ role: 'user', parts: [{ text: 'Query: ' }, { variable: 'input' }] }],
};

/** The prompt of a suite, from the one place that it names. Throws UserError for a file that is not there and a template that is none. */
export function suitePrompt(
  { prompt_template: template, prompt_file: named, messages }: Written,
  suite: string,
): SuitePrompt {
  if (template !== undefined) return braces(template, 'prompt_template');
  if (messages !== undefined) {
    return {
      text: messages.map(({ role, content }) => `${role}:\n${content}`).join('\n\n'),
      messages: messages.map(({ role, content }, at) => ({
        role,
        parts: parseBraceTemplate(content, `messages[${at}].content`),
      })),
    };
  }
  if (named === undefined) return PLAIN;
  const file = path.resolve(path.dirname(suite), named);
  const text = contentOf(file, named);
  if (!/\.prompty$/iu.test(named)) return braces(text, named);
  const prompty = promptyIn(text, file);
  return { messages: prompty.messages, text: prompty.text };
}

/** What is wrong in the file is wrong with the key that names it. */
function promptyIn(text: string, file: string): ReturnType<typeof parsePrompty> {
  try {
    return parsePrompty(text, file);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`prompt_file: Expected a prompt that can be read, got ${error.message}`, error.hint);
  }
}

function braces(text: string, where: string): SuitePrompt {
  const written = text.replace(/\r?\n$/u, '');
  return { text: written, messages: [{ role: 'user', parts: parseBraceTemplate(written, where) }] };
}

function contentOf(file: string, named: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`prompt_file: Expected a file that is there, relative to the suite, got \`${named}\``);
  }
}
