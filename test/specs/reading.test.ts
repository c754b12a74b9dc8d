import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtIns } from '../../src/index.js';
import { readPrompt } from '../../src/specs/read-prompt.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

function written(name: string, text: string): string {
  const file = path.join(fresh(), name);
  writeFileSync(file, text);
  return file;
}

const read = (file: string) => readPrompt(file, builtIns.invariants);

describe('a prompt to be specified', () => {
  test('is a .prompty file with several inputs, what it says of them and samples', async () => {
    const file = written(
      'tagger.prompty',
      `---\nname: tag\ninputs:\n  sentence: {type: string, description: a sentence}\n  word: {type: string, default: fox}\n  unused: string\nsample:\n  sentence: The fox runs.\n  n: 3\n---\nsystem:\nTag the word.\nuser:\n{{sentence}}; {{word}}; {{n}}\n`,
    );
    expect(await read(file)).toMatchObject({
      name: 'tag',
      file,
      folder: file.replace(/\.prompty$/u, '.spec'),
      text: 'system:\nTag the word.\nuser:\n{{sentence}}; {{word}}; {{n}}',
      inputs: [
        { name: 'sentence', about: 'a sentence', sample: 'The fox runs.' },
        { name: 'word', about: undefined, sample: 'fox' },
        { name: 'n', about: undefined, sample: '3' },
      ],
    });
  });

  test('is a plain text: the system message, with the input as what the user says', async () => {
    expect(await read(written('plain.txt', 'Answer in one word.\n'))).toMatchObject({
      name: 'plain',
      messages: [
        { role: 'system', parts: [{ text: 'Answer in one word.' }] },
        { role: 'user', parts: [{ variable: 'input' }] },
      ],
      inputs: [{ name: 'input', about: undefined, sample: undefined }],
    });
  });

  test('is a plain text with variables of its own: one message', async () => {
    const { messages } = await read(written('plain.md', 'Sum up {{text}} for {{reader}}.'));
    expect(messages).toEqual([
      {
        role: 'user',
        parts: [{ text: 'Sum up ' }, { variable: 'text' }, { text: ' for ' }, { variable: 'reader' }, { text: '.' }],
      },
    ]);
  });

  test('is the prompt of a contract suite, with its first case as the sample', async () => {
    const suite = `name: desk\nversion: 1\nprompt_template: "For {product}: {input}"\nvariables: {product: kettle}\ninvariants: [{type: is_json}]\ntest_cases:\n  - {id: a, input: It leaks.}\n`;
    expect(await read(written('desk.yaml', suite))).toMatchObject({
      name: 'desk',
      text: 'For {product}: {input}',
      inputs: [
        { name: 'product', sample: 'kettle' },
        { name: 'input', sample: 'It leaks.' },
      ],
    });
  });

  test('may have no variables', async () => {
    expect((await read(written('haiku.prompty', 'user:\nWrite a haiku.\n'))).inputs).toEqual([]);
  });

  test.each([
    ['blank.txt', ' \n', /Expected a prompt, got blank text/u],
    ['blank.prompty', '---\nname: x\n---\n', /Expected a prompt after the front matter, got none/u],
    ['names.prompty', '---\nname: [1]\n---\nuser:\nHi\n', /names\.prompty:2:7: name: Expected text/u],
  ])('%s is none', async (name, text, error) => {
    await expect(read(written(name, text))).rejects.toThrow(error);
  });
});
