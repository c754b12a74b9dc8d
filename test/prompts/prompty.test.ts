import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrompty } from '../../src/prompts/prompty.js';

const messages = (text: string) => parsePrompty(text, 'a.prompty').messages;
const spoken = (role: 'system' | 'user' | 'assistant', text: string) => ({ role, parts: [{ text }] });

describe('a prompty', () => {
  test('has front matter, then messages under their roles', () => {
    const text = `---
name: tagger
description: Tags words
authors: [me]
model: {api: chat}
inputs:
  text: {type: string}
sample:
  text: A red car
---
system:
You tag words.

user:
Tag {{text}}, and {{ text }} again.
`;
    expect(parsePrompty(text, 'a.prompty')).toEqual({
      name: 'tagger',
      description: 'Tags words',
      inputs: { text: { type: 'string' } },
      sample: { text: 'A red car' },
      text: 'system:\nYou tag words.\n\nuser:\nTag {{text}}, and {{ text }} again.',
      frontMatter: {
        ...{ name: 'tagger', description: 'Tags words', authors: ['me'], model: { api: 'chat' } },
        ...{ inputs: { text: { type: 'string' } }, sample: { text: 'A red car' } },
      },
      messages: [
        spoken('system', 'You tag words.'),
        {
          role: 'user',
          parts: [
            { text: 'Tag ' },
            { variable: 'text' },
            { text: ', and ' },
            { variable: 'text' },
            { text: ' again.' },
          ],
        },
      ],
    });
  });

  test.each<readonly [what: string, text: string, wanted: ReturnType<typeof messages>]>([
    ['no front matter', 'user:\nHi', [spoken('user', 'Hi')]],
    ['no roles', '---\nname: a\n---\nHi', [spoken('user', 'Hi')]],
    ['empty front matter', '---\n---\nsystem:\nHi', [spoken('system', 'Hi')]],
    ['Windows line ends', '---\r\nname: a\r\n---\r\nuser:\r\nHi\r\n', [spoken('user', 'Hi')]],
    [
      'roles in capitals, several turns',
      'System:\nA\nUSER:\nB\nassistant:\nC\nuser:\nD',
      [spoken('system', 'A'), spoken('user', 'B'), spoken('assistant', 'C'), spoken('user', 'D')],
    ],
    ['an empty message is none', 'system:\n\nuser:\nHi', [spoken('user', 'Hi')]],
    [
      'a word that is followed by more is no role',
      'user: you ask\nsystem:\nHi',
      [spoken('user', 'user: you ask'), spoken('system', 'Hi')],
    ],
    [
      'other templates are left as they are',
      'user:\n{% if a %}{{ 1 }}{x}{{}}',
      [spoken('user', '{% if a %}{{ 1 }}{x}{{}}')],
    ],
    ['dashes within', 'user:\nA\n---\nB', [spoken('user', 'A\n---\nB')]],
  ])('%s', (_, text, wanted) => {
    expect(messages(text)).toEqual(wanted);
  });

  test.each<readonly [what: string, text: string, message: string]>([
    ['nothing in it', '', 'a.prompty: Expected a prompt after the front matter, got none'],
    ['no message', '---\nname: a\n---\n', 'a.prompty: Expected a prompt after the front matter, got none'],
    [
      'front matter that is no YAML',
      '---\nname: a\nsample: [\n---\nuser:\nHi',
      'a.prompty:3:10: Expected YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['a name that is none', '---\nname: [a]\n---\nuser:\nHi', 'a.prompty:2:7: name: Expected text, got a list'],
  ])('%s: told with its line', (_, text, message) => {
    expect(() => messages(text)).toThrow(expect.objectContaining({ name: 'UserError', message }));
  });

  test('what stands under a role is what is sent, whatever it is', () => {
    const line = fc.stringMatching(/^[^{}:\r\n\s-][^{}:\r\n]{0,20}$/u);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const content = lines.join('\n').trim();
        expect(messages(`---\nname: a\n---\nuser:\n${content}\n`)).toEqual([spoken('user', content)]);
      }),
    );
  });
});
