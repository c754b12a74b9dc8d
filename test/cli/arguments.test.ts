import { InvalidArgumentError } from 'commander';
import { describe, expect, test } from 'vitest';
import { attributes, collect, columns, duration, money, names, number, wholeNumber } from '../../src/cli/arguments.js';

describe('what options take', () => {
  test.each<readonly [read: (text: string) => unknown, text: string, want: unknown]>([
    [wholeNumber(1), '1', 1],
    [wholeNumber(0), ' 20 ', 20],
    [number(0, 2, '0.7'), '0', 0],
    [number(0, 100, '95'), ' 99.5 ', 99.5],
    [names, 'a, b,,c ', ['a', 'b', 'c']],
    [columns, 'input=Question,label=a=b', { input: 'Question', label: 'a=b' }],
    [attributes, 'religion, age', ['religion', 'age']],
    [money, '2.50', 2.5],
    [money, '$0.01', 0.01],
    [duration, '90s', 90],
    [duration, ' 1.5m ', 90],
    [duration, '2h', 7200],
    [duration, '2000000s', 2_000_000],
  ])('%o of %j', (read, text, want) => {
    expect(read(text)).toEqual(want);
  });

  test('an option may come again, and hold several', () => {
    expect(collect('b,c', collect('a', undefined))).toEqual(['a', 'b', 'c']);
  });

  const WHOLE = 'Expected a whole number from 1, got';
  const NUMBER = 'Expected a number from 0 to 2, such as 0.7, got';
  const PAIR = 'Expected input=COLUMN,label=COLUMN, got';
  const MONEY = 'Expected US dollars such as 2.50, got';
  const TIME = 'Expected a time such as 90s, 30m or 2h, got';
  test.each<readonly [read: (text: string) => unknown, text: string, said: string]>([
    [wholeNumber(1), '0', `${WHOLE} \`0\`.`],
    [wholeNumber(1), '1.5', `${WHOLE} \`1.5\`.`],
    [wholeNumber(1), ' ', `${WHOLE} \` \`.`],
    [wholeNumber(1), 'many', `${WHOLE} \`many\`.`],
    [number(0, 2, '0.7'), '2.1', `${NUMBER} \`2.1\`.`],
    [number(0, 2, '0.7'), '', `${NUMBER} \`\`.`],
    [number(0, 2, '0.7'), 'hot', `${NUMBER} \`hot\`.`],
    [columns, '=Question', `${PAIR} \`=Question\`.`],
    [columns, 'input=', `${PAIR} \`input=\`.`],
    [columns, 'input', `${PAIR} \`input\`.`],
    [attributes, ' , ', 'Expected attributes such as religion,age, or none for all.'],
    [money, '0', `${MONEY} \`0\`.`],
    [money, '', `${MONEY} \`\`.`],
    [money, 'Infinity', `${MONEY} \`Infinity\`.`],
    [money, 'two', `${MONEY} \`two\`.`],
    [duration, '90', `${TIME} \`90\`.`],
    [duration, '0s', `${TIME} \`0s\`.`],
    [duration, '2000001s', `${TIME} \`2000001s\`.`],
    [duration, '3 days', `${TIME} \`3 days\`.`],
  ])('%o refuses %j', (read, text, said) => {
    expect(() => read(text)).toThrow(new InvalidArgumentError(said));
  });
});
