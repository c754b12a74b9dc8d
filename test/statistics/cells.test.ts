import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/statistics/cells.js';
import { observation } from './observations.js';

describe('cellOf', () => {
  test.each([
    ['Yes', 'Yes', ['Yes'], 'rightRight'],
    ['Yes', 'No', ['Yes'], 'rightWrong'],
    ['No', 'Yes', ['Yes'], 'wrongRight'],
    ['No', 'No', ['Yes'], 'wrongWrongSame'],
    ['No', 'Unsure', ['Yes'], 'wrongWrongDifferent'],
    ['Yes', 'No', ['No'], 'rightRight'],
    ['Yes', 'Unsure', ['No', 'Unsure'], 'rightRight'],
    ['No', 'Yes', ['No'], 'wrongWrongDifferent'],
    ['Yes', 'refused', ['Yes'], 'rightWrong'],
    ['unreadable', 'Yes', ['Yes'], 'wrongRight'],
    ['unreadable', 'unreadable', ['Yes'], 'wrongWrongDifferent'],
    ['refused', 'refused', ['Yes'], 'wrongWrongDifferent'],
    ['No', 'unreadable', ['Yes'], 'wrongWrongDifferent'],
    ['error', 'Yes', ['Yes'], undefined],
    ['Yes', 'error', ['Yes'], undefined],
  ] as const)('%s then %s, where Yes and then %j are right', (source, followUp, expected, want) => {
    expect(cellOf(observation(source, followUp, { key: { label: 'Yes', expected } }))).toBe(want);
  });

  test('counts no case without a key', () => {
    expect(cellOf(observation('Yes', 'Yes', { key: null }))).toBeUndefined();
  });
});
