import { describe, expect, test } from 'vitest';
import { type JsonSchema, keysAt } from '../../src/documents/json-schema-keys.js';
import { experimentJsonSchema } from '../../src/experiment/experiment-json-schema.js';

const schema: JsonSchema = {
  properties: {
    a: { anyOf: [{ type: 'string' }, { properties: { b: {} } }, { properties: { b: {}, c: {} } }] },
    list: { items: { properties: { d: {} } } },
    map: { additionalProperties: { properties: { e: {} } } },
  },
};

describe('keysAt', () => {
  test.each<[path: (string | number)[], keys: string[]]>([
    [[], ['a', 'list', 'map']],
    [['a'], ['b', 'c']],
    [['list', 3], ['d']],
    [['map', 'any'], ['e']],
    [['a', 'b'], []],
    [['none'], []],
  ])('%j', (path, keys) => {
    expect(keysAt(schema, path)).toEqual(keys);
  });

  test.each<[path: (string | number)[], keys: string[]]>([
    [['task'], ['name', 'like', 'labels', 'opposites', 'question', 'aliases']],
    [
      ['perturbations', 0],
      ['use', 'rules', 'perItem', 'sets', 'compose'],
    ],
    [
      ['models', 0],
      [
        'use',
        'baseUrl',
        'maxConcurrency',
        'requestsPerMinute',
        'tokensPerMinute',
        'timeout',
        'attempts',
        'retryDelay',
        'price',
      ],
    ],
    [['prompt', 'system'], ['file']],
  ])('of an experiment at %j', (path, keys) => {
    expect(keysAt(experimentJsonSchema(), path)).toEqual(keys);
  });
});
