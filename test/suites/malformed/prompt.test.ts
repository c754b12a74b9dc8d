import { describe, expect, test } from 'vitest';
import { around, HEAD, type Row, said } from './said.js';

const MALFORMED: readonly Row[] = [
  [
    'two prompts',
    around('prompt_template: "{input}"\nmessages: [{role: user, content: "{input}"}]'),
    's.yaml:4:1: messages: Expected one prompt: prompt_template is there, got "messages"',
  ],
  [
    'lone brace',
    around('prompt_template: |\n  Answer {input}\n  as {"a": 1}'),
    's.yaml:3:18: prompt_template: Expected a variable such as {input} in its line 2, got `{"a": 1}`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'open brace',
    around('prompt_template: "a { b"'),
    's.yaml:3:18: prompt_template: Expected a variable such as {input} in its line 1, got `{`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'unknown variable',
    around('prompt_template: "{inptu}"'),
    's.yaml:3:18: prompt_template: Expected a value for its variable {inptu}, in `variables` or in the cases, got none. Did you mean "input"?',
  ],
  [
    'further variable lacks',
    around('prompt_template: "{input} {product}"'),
    's.yaml:3:18: prompt_template: Expected a value for its variable {product}, in `variables` or in the cases, got none',
  ],
  [
    'role',
    around('messages: [{role: sytem, content: "{input}"}]'),
    's.yaml:3:19: messages[0].role: Expected system, user or assistant, got "sytem". Did you mean "system"?',
  ],
  [
    'message brace',
    around('messages: [{role: user, content: "{"}]'),
    's.yaml:3:11: messages: Expected a variable such as {input} in its line 1, got `{`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'prompt file missing',
    around('prompt_file: nosuch.prompty'),
    's.yaml:3:14: prompt_file: Expected a file that is there, relative to the suite, got `nosuch.prompty`',
  ],
  [
    'prompty broken',
    around('prompt_file: broken.prompty'),
    's.yaml:3:14: prompt_file: Expected a prompt that can be read, got broken.prompty:2:8: Expected YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  [
    'prompty empty',
    around('prompt_file: empty.prompty'),
    's.yaml:3:14: prompt_file: Expected a prompt that can be read, got empty.prompty: Expected a prompt after the front matter, got none. Write it under `system:` and `user:`.',
  ],
  [
    'brace file',
    around('prompt_file: brace.txt'),
    's.yaml:3:14: prompt_file: Expected a variable such as {input} in its line 1, got `{`. A brace that is meant as one is written twice: {{ and }}.',
  ],
  [
    'variables',
    around('variables: [a]'),
    's.yaml:3:12: variables: Expected a mapping of names to texts, such as {product: kettle}, got a list',
  ],
  ['template number', around('prompt_template: 5'), 's.yaml:3:18: prompt_template: Expected text, got 5'],
  ['messages text', around('messages: hi'), 's.yaml:3:11: messages: Expected a list of messages, got "hi"'],
  [
    'messages numbers',
    around('messages: [3]'),
    's.yaml:3:12: messages[0]: Expected a mapping such as {role: user, content: "{input}"}, got 3',
  ],
  ['prompt file list', around('prompt_file: [a]'), 's.yaml:3:14: prompt_file: Expected the path of a file, got a list'],
  [
    'one case lacks',
    HEAD +
      'prompt_template: "{input} {product}"\ntest_cases:\n  - {id: a, input: hi, variables: {product: kettle}, invariants: [{type: is_json}]}\n  - {id: b, input: hi, variables: {produkt: kettle}, invariants: [{type: is_json}]}',
    's.yaml:6:5: test_cases[1]: Expected a value for the prompt\'s variable {product}, here or in the suite\'s `variables`, got none. Did you mean "produkt"?',
  ],
];

describe('the prompt of a malformed suite', () => {
  test.each(MALFORMED)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
  });
});
