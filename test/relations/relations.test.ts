import { describe, expect, test } from 'vitest';
import { different } from '../../relations/different.js';
import { opposite } from '../../relations/opposite.js';
import { same } from '../../relations/same.js';
import { similar } from '../../relations/similar.js';
import { sentiment as task } from '../../src/tasks/index.js';

const held = { status: 'held' };
const violated = (reason: string) => ({ status: 'violated', reason });

describe('what a relation says of two answers', () => {
  test.each([
    [same, 'Positive', 'Positive', held],
    [same, 'Positive', 'Neutral', violated('Expected the follow-up to be answered Positive too, got Neutral')],
    [different, 'Positive', 'Neutral', held],
    [different, 'Positive', 'Positive', violated('Expected the answer to change from Positive')],
    [opposite, 'Positive', 'Negative', held],
    [opposite, 'Positive', 'Neutral', violated('Expected Negative, the opposite of Positive, got Neutral')],
    [
      opposite,
      'Neutral',
      'Positive',
      { status: 'inconclusive', cause: 'no-opposite', reason: 'Neutral has no opposite' },
    ],
    [similar, 'Positive', 'Positive', held],
    [similar, 'Positive', 'Neutral', violated('Expected the follow-up to be answered Positive too, got Neutral')],
  ])('$name: %s, then %s', (relation, source, followUp, want) => {
    expect(relation.check({ source, followUp, task })).toEqual(want);
  });

  test('a label that is called as what every object has has no opposite by that', () => {
    const odd = { ...task, labels: ['constructor', 'other'], opposites: {} };
    expect(opposite.check({ source: 'constructor', followUp: 'other', task: odd })).toMatchObject({
      status: 'inconclusive',
    });
    expect(opposite.expected({ label: 'constructor', task: odd })).toEqual([]);
  });

  test.each([
    [same, 'Positive', ['Positive']],
    [different, 'Positive', ['Negative', 'Neutral']],
    [opposite, 'Positive', ['Negative']],
    [opposite, 'Neutral', []],
    [similar, 'Positive', ['Positive']],
  ])('$name: where %s is right, the follow-up may be answered %j', (relation, label, want) => {
    expect(relation.expected({ label, task })).toEqual(want);
  });
});
