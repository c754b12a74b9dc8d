import { describe, expect, test } from 'vitest';
import { findObjects } from '../../../src/tasks/reading/json-objects.js';

describe('JSON objects in a reply, and the text around them', () => {
  test.each<readonly [what: string, text: string, objects: readonly object[], rest: string]>([
    ['no object', 'Yes', [], 'Yes'],
    ['one, with prose before and after', 'So: {"a": 1} it is', [{ a: 1 }], 'So: \n it is'],
    ['two', 'x {"a": 1} y {"b": 2} z', [{ a: 1 }, { b: 2 }], 'x \n y \n z'],
    ['one inside another is part of it', '{"a": {"b": 1}} x', [{ a: { b: 1 } }], '\n x'],
    ['a closing brace in a string', '{"a": "}"} and {"b": 1}', [{ a: '}' }, { b: 1 }], '\n and \n'],
    ['an opening brace in a string', '{"a": "{"} and {"b": 1}', [{ a: '{' }, { b: 1 }], '\n and \n'],
    ['an escaped quote in a string', '{"a": "say \\"}\\" now"} and {"b": 1}', [{ a: 'say "}" now' }, { b: 1 }], '\n and \n'],
    ['an escaped backslash ends a string', '{"a": "\\\\"} and {"b": 1}', [{ a: '\\' }, { b: 1 }], '\n and \n'],
    ['single quotes', "It is {'a': 'Yes'} here", [{ a: 'Yes' }], 'It is \n here'],
    ['no quotes, a trailing comma', '{a: 1, } x', [{ a: 1 }], '\n x'],
    ['a quote too many', '{"a": "5" tall"} x', [{ a: '5" tall' }], '\n x'],
    ['a quote too many, and another object', '{"a": "5" tall"} and {"b": 1}', [{ a: '5" tall' }, { b: 1 }], '\n and \n'],
    ['no quotes, one inside another, and one more', '{a: {b: 1}} and {c: 1}', [{ a: { b: 1 } }, { c: 1 }], '\n and \n'],
    ['a closing brace too few, and prose', 'So {"a": {"b": 1} it is', [{ a: { b: 1 } }], 'So \n it is'],
    ['cut off at the end', 'Here: {"a": "Yes", "b": "becau', [{ a: 'Yes', b: 'becau' }], 'Here: \n'],
    ['a set in prose', 'of {Yes, No}', [], 'of {Yes, No}'],
    ['LaTeX', '\\boxed{Yes}', [], '\\boxed{Yes}'],
  ])('%s', (_, text, objects, rest) => {
    expect(findObjects(text)).toEqual({ objects, rest });
  }); // biome-ignore format: table

  test('after three pieces that cannot be read, braces are taken for prose', () => {
    const unreadable = '{a: "b" "c"} ';
    expect(findObjects(`${unreadable.repeat(2)}{"b": 1}`).objects).toEqual([{ b: 1 }]);
    expect(findObjects(`${unreadable.repeat(3)}{"b": 1}`).objects).toEqual([]);
  });

  test('what is too long to repair is only taken as it is', () => {
    const filler = 'x'.repeat(20_000);
    expect(findObjects(`{"a": "${filler}"}`).objects).toEqual([{ a: filler }]);
    expect(findObjects(`{'a': '${filler}'}`).objects).toEqual([]);
    const short = 'x'.repeat(20_000 - "{'a': ''}".length);
    expect(findObjects(`{'a': '${short}'}`).objects).toEqual([{ a: short }]);
  });
});
