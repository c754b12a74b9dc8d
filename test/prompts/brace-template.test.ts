import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { parseBraceTemplate } from '../../src/prompts/brace-template.js';
import { fillMessages, type TemplatePart, variablesOf } from '../../src/prompts/message-templates.js';

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  fillMessages([{ role: 'user', parts: parseBraceTemplate(text, 't') }], values)[0]?.content ?? '';

describe('a template in braces', () => {
  test.each<readonly [text: string, parts: readonly TemplatePart[]]>([
    ['', []],
    ['plain', [{ text: 'plain' }]],
    ['{input}', [{ variable: 'input' }]],
    ['a {x} b', [{ text: 'a ' }, { variable: 'x' }, { text: ' b' }]],
    ['{ x }', [{ variable: 'x' }]],
    ['{{x}}', [{ text: '{x}' }]],
    ['{{{x}}}', [{ text: '{' }, { variable: 'x' }, { text: '}' }]],
    ['{{"a": {x}}}', [{ text: '{"a": ' }, { variable: 'x' }, { text: '}' }]],
    ['{größe}{doc.1}{a-b}', [{ variable: 'größe' }, { variable: 'doc.1' }, { variable: 'a-b' }]],
  ])('%j', (text, parts) => {
    expect(parseBraceTemplate(text, 't')).toEqual(parts);
  });

  test.each<readonly [text: string, got: string, line: number]>([
    ['a { b', '{', 1],
    ['a\nb }', '}', 2],
    ['{}', '{}', 1],
    ['{1}', '{1}', 1],
    ['{"a": 1}', '{"a": 1}', 1],
    ['{a b}', '{a b}', 1],
  ])('%j is refused where it is', (text, got, line) => {
    expect(() => parseBraceTemplate(text, 'prompt_template')).toThrow(
      new UserError(
        `prompt_template: Expected a variable such as {input} in its line ${line}, got \`${got}\``,
        'A brace that is meant as one is written twice: {{ and }}.',
      ),
    );
  });

  test('any text with its braces doubled is that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '\n', '{{', '}}', 'é') }), (text) => {
        const doubled = text.replace(/[{}]/gu, (brace) => brace + brace);
        expect(parseBraceTemplate(doubled, 't')).toEqual(text === '' ? [] : [{ text }]);
      }),
    );
  });

  test('a value is put in as it is, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (input, context) => {
        expect(filled('<{input}|{context}|{input}>', { input, context })).toBe(`<${input}|${context}|${input}>`);
      }),
    );
  });
});

describe('messages', () => {
  test('name their variables once, in their order', () => {
    const parts = (text: string) => parseBraceTemplate(text, 't');
    expect(
      variablesOf([
        { role: 'system', parts: parts('{b} {a}') },
        { role: 'user', parts: parts('{a} {c}') },
      ]),
    ).toEqual(['b', 'a', 'c']);
  });

  test('that come out blank are left out; a variable without a value is an error', () => {
    expect(filled(' {context}\n', { context: ' ' })).toBe('');
    expect(() => filled('{inptu}', { input: 'x' })).toThrow(
      new UserError('Expected a value for the variable `inptu`, found none. Did you mean "input"?'),
    );
    expect(() => filled('{constructor}', {})).toThrow(UserError);
  });
});
