import { describe, expect, test } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { placeAt } from '../../src/documents/yaml-places.js';

const TEXT = `name: x
shared: &shared
  a: 1
use: *shared
list:
  - one
  - {b: 2}
empty:
`;

/** `line:column` of what stands at the path, or of its key. */
function at(path: readonly (string | number)[], key = false): string {
  const lines = new LineCounter();
  const { line, column } = placeAt(parseDocument(TEXT, { lineCounter: lines }), lines, path, key);
  return `${line}:${column}`;
}

describe('where something stands in a YAML document', () => {
  test.each<readonly [path: readonly (string | number)[], value: string, key: string]>([
    [[], '1:1', '1:1'],
    [['name'], '1:7', '1:1'],
    [['shared', 'a'], '3:6', '3:3'],
    [['use', 'a'], '3:6', '3:3'],
    [['list', 0], '6:5', '6:3'],
    [['list', 1, 'b'], '7:9', '7:6'],
  ])('%j: value at %s, key at %s', (path, value, key) => {
    expect([at(path), at(path, true)]).toEqual([value, key]);
  });

  test.each<readonly [what: string, path: readonly (string | number)[], place: string]>([
    ['a key that there is not', ['shared', 'z'], '3:3'],
    ['a name in a list', ['list', 'b'], '6:3'],
    ['a place beyond a list', ['list', 7], '6:3'],
    ['something inside a scalar', ['name', 'z'], '1:7'],
  ])('%s: the last part of the path that there is', (_, path, place) => {
    expect(at(path)).toBe(place);
  });

  test('a key without a value', () => {
    expect([at(['empty']), at(['empty'], true)]).toEqual(['8:7', '8:1']);
  });
});
