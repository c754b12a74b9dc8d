import path from 'node:path';
import { readSuite } from '../contracts/read-suite.js';
import type { Invariant } from '../core/contract.js';
import { UserError } from '../core/errors.js';
import { place } from '../datasets/place.js';
import { readAllText } from '../datasets/text.js';
import { type MessageTemplate, variablesOf } from '../prompts/message-templates.js';
import { doubleBraceParts, parsePrompty } from '../prompts/prompty.js';
import { samplesOf } from './samples-of.js';
import type { PromptUnderTest } from './specification.js';

type Read = Pick<PromptUnderTest, 'name' | 'messages' | 'text'> & {
  readonly about: (name: string) => string | undefined;
  readonly sample: (name: string) => string | undefined;
};

/**
 * A prompt in a `.prompty` file, a plain text, or the prompt of a contract suite (`.yaml`, `.yml`, `.json`). A plain text
 * without a variable is a system message, and the user's is `{{input}}`. A prompt without variables is one that has a single
 * answer. Throws UserError for a file that is not there and one that holds no prompt.
 */
export async function readPrompt(file: string, invariants: readonly Invariant[]): Promise<PromptUnderTest> {
  const { name, messages, text, about, sample } = await read(file, invariants);
  const { dir, name: base } = path.parse(path.resolve(file));
  return {
    name,
    file: path.resolve(file),
    folder: path.join(dir, `${base}.spec`),
    messages,
    text,
    inputs: variablesOf(messages).map((each) => ({ name: each, about: about(each), sample: sample(each) })),
  };
}

async function read(file: string, invariants: readonly Invariant[]): Promise<Read> {
  const { ext, name: base } = path.parse(file);
  if (/^\.(?:ya?ml|json)$/iu.test(ext)) return ofSuite(file, invariants);
  const text = await readAllText(file);
  if (/^\.prompty$/iu.test(ext)) return ofPrompty(text, file);
  if (text.trim() === '') throw new UserError(`${place(file)}: Expected a prompt, got blank text`);
  return { name: base, text: text.trim(), messages: ofPlainText(text.trim()), about: nothing, sample: nothing };
}

function ofPrompty(text: string, file: string): Read {
  const { name = path.parse(file).name, messages, text: body, inputs, sample } = parsePrompty(text, file);
  return { name, messages, text: body, ...samplesOf(inputs, sample) };
}

function ofPlainText(text: string): readonly MessageTemplate[] {
  const parts = doubleBraceParts(text);
  if (parts.some((part) => 'variable' in part)) return [{ role: 'user', parts }];
  return [
    { role: 'system', parts },
    { role: 'user', parts: [{ variable: 'input' }] },
  ];
}

/** Its first case is the sample. */
async function ofSuite(file: string, invariants: readonly Invariant[]): Promise<Read> {
  const { suite } = await readSuite(file, invariants);
  const [first] = suite.cases;
  const values = { ...suite.variables, ...first?.variables, input: first?.input, context: first?.context };
  const { messages, text } = suite.prompt;
  return { name: suite.name, messages, text, ...samplesOf({}, values) };
}

function nothing(): undefined {
  return undefined;
}
