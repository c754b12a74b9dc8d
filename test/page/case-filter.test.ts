import { describe, expect, test } from 'vitest';
import { type CaseFilter, select } from '../../src/page/case-filter.js';
import { keyOf, placesOf } from '../../src/page/case-line.js';
import type { Columns } from '../../src/page/columns.js';

const names = [
  '',
  'a b',
  'c',
  'negation',
  'typo',
  'r1',
  'r2',
  'same',
  'Yes',
  'No',
  'i',
  'a model',
  'zero',
  'few',
  'because',
];
const code = (name: string) => names.indexOf(name);
const columns: Columns = {
  names,
  cases: {
    id: [code('a b'), code('c')],
    category: [code('negation'), code('typo')],
    rule: [code('r1'), code('r2')],
    relation: [code('same'), code('same')],
    label: [code('Yes'), 0],
    item: [code('i'), code('i')],
  },
  verdicts: {
    case: [0, 1, 0],
    model: [code('a model'), code('a model'), code('a model')],
    shots: [code('zero'), code('zero'), code('few')],
    context: [0, 0, 1],
    repeat: [0, 0, 1],
    status: [0, 1, 2],
    from: [code('Yes'), code('Yes'), code('Yes')],
    to: [code('Yes'), code('No'), -1],
    expected: [0, 0, 0],
    reason: [0, 0, 0],
    againOf: [0, 0, 0],
    againChanged: [0, 0, 0],
  },
};

describe('cases that match', () => {
  const table: readonly (readonly [CaseFilter, readonly number[]])[] = [
    [{}, [0, 1, 2]],
    [{ category: 'negation' }, [0, 2]],
    [{ rule: 'r1,r2' }, [0, 1, 2]],
    [{ rule: 'r2' }, [1]],
    [{ status: 'violated' }, [1]],
    [{ status: 'inconclusive' }, [2]],
    [{ status: 'refused' }, [2]],
    [{ shots: 'zero', model: 'a model' }, [0, 1]],
    [{ context: 'with' }, [2]],
    [{ label: 'Yes' }, [0, 2]],
    [{ from: 'Yes', to: 'No' }, [1]],
    [{ to: 'refused' }, [2]],
    [{ text: 'SNOW' }, [1]],
    [{ model: 'of another run' }, []],
  ];
  test.each(table)('%o', (filter, wanted) => {
    expect(select(columns, filter, (place, text) => place === 1 && text === 'snow')).toEqual(wanted);
  });

  test('each asking is found again by its key, whatever blanks are in the names', () => {
    const places = placesOf(columns);
    for (const at of [0, 1, 2]) expect(places.get(keyOf(columns, at))).toBe(at);
    expect(places.get('c a model zero with 0')).toBeUndefined();
    expect(places.get('')).toBeUndefined();
  });
});
