import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CliOptions, startCli } from './cli.js';
import type { StubRequest } from './http-stub.js';

/** The messages that a chat server was sent, as one text. */
export function promptOf({ body }: StubRequest): string {
  const messages = typeof body === 'object' && body !== null && 'messages' in body ? body.messages : [];
  return Array.isArray(messages)
    ? messages.map((message: { content?: unknown }) => String(message.content)).join('\n')
    : '';
}

/** A suite whose cases must be answered with their own input; more keys come first. */
export function echoSuite(url: string, inputs: readonly string[], more = ''): string {
  const cases = inputs.map((input, at) => ({
    id: `c${at}`,
    category: at % 2 === 0 ? 'Even' : 'Odd',
    input,
    invariants: [{ type: 'contains', name: 'Says it', spec: { substring: input } }],
  }));
  const model = { use: 'openai:stub', baseUrl: `${url}/v1`, attempts: 1, maxConcurrency: 4 };
  return `name: echo\n${/^version:/mu.test(more) ? '' : 'version: 1.0.0\n'}prompt_template: "Say: {input}"\nmodels: [${JSON.stringify(model)}]\n${more}\ntest_cases: ${JSON.stringify(cases)}\n`;
}

/** Writes the suite into the folder, under `suite.yaml` or another name. */
export function writeSuite(folder: string, text: string, name = 'suite.yaml'): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** Runs a command where the suite lies, with a key for the stub. */
export function inProject(folder: string, args: readonly string[], options: CliOptions = {}) {
  return startCli(args, { cwd: folder, ...options, env: { OPENAI_API_KEY: 'sk-test', ...options.env } });
}

export function jsonLines(...at: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  return readFileSync(path.join(...at), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
