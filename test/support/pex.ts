/** What the tests of `pex` and its parts share: a prompt of their own, everybody that is asked, and the command. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'vitest';
import { wellBehaved } from '../specs/support/replies.js';
import { chatReply } from './chat-reply.js';
import { ROOT, startCli } from './cli.js';
import { freshFolders } from './folder.js';
import { type HttpStub, type StubRequest, startHttpStub } from './http-stub.js';

const fresh = freshFolders();
let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

/** A server that answers like everybody; where it is there, `run` asks it. */
export async function serve(judge: (text: string) => string): Promise<HttpStub> {
  stub = await startHttpStub((request) => chatReply(everybody(request, judge)));
  return stub;
}

/** A server that says one thing. */
export async function serveOnly(answer: Parameters<typeof startHttpStub>[0]): Promise<void> {
  stub = await startHttpStub(answer);
}

/** A copy of an example's prompt in a folder of its own. */
export function prompt(name = 'tag-word'): string {
  const file = path.join(fresh(), `${path.basename(name)}.prompty`);
  cpSync(path.join(ROOT, 'examples', 'prompts', `${name}.prompty`), file);
  return file;
}

export const run = (...args: readonly string[]) =>
  startCli(args, {
    env: { OPENAI_API_KEY: 'sk-test', ...(stub === undefined ? {} : { OPENAI_BASE_URL: `${stub.url}/v1` }) },
  }).ended;

export const linesOf = (file: string) =>
  readFileSync(path.join(file.replace(/\.prompty$/u, '.spec'), 'evaluation.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** All that a request says. */
export function said({ body }: StubRequest): string {
  return JSON.stringify(body).replaceAll('\\\\', '\\').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

export const OK = '{"reason": "fine", "verdict": "OK"}';
export const ERR = '{"reason": "it explains itself", "verdict": "ERR"}';
/** Generator, models under test (`gpt-4o-mini` explains itself, `gpt-4.1-mini` does not) and judges, by what they are asked. */
function everybody(request: StubRequest, judge: (text: string) => string): string {
  const text = said(request);
  if (text.includes('"verdict": OK') || text.includes('"verdict": ERR')) return judge(text);
  if (text.includes('Rate the output')) return text.includes('because') ? 'Score: 20' : '100';
  if (text.includes('You judge whether')) return '{"score": 95}';
  if (text.includes('Form of your answer')) return wellBehaved(text);
  return text.includes('gpt-4o-mini') ? 'Noun, because it names a thing.' : 'noun';
}
