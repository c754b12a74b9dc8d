import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../src/tasks/reading/claims.js';
import { type Decision, decide } from '../../../src/tasks/reading/decide.js';
import type { Rank } from '../../../src/tasks/reading/rank.js';

const RANKS: readonly Rank[] = ['final', 'stated', 'lead', 'last', 'sentence', 'emphasis', 'clause', 'said', 'used'];

/** `stated Yes; lead Yes No`: a rank and its labels each. */
const claims = (text: string): readonly Claim[] =>
  text.split('; ').flatMap((each) => {
    const [name, ...labels] = each.split(' ');
    return RANKS.filter((rank) => rank === name).map((rank) => ({ rank, labels }));
  });
const label = (value: string, how: 'given' | 'said' | 'used'): Decision => ({ kind: 'label', label: value, how });
const conflict = (how: 'given' | 'used'): Decision => ({ kind: 'conflict', how });
const NONE: Decision = { kind: 'none' };

describe('what the claims of a text come to', () => {
  test.each<readonly [string, Decision]>([
    ['', NONE],
    ['final Yes; stated No; lead No', label('Yes', 'given')],
    ['final Yes; final No', conflict('given')],
    ['final Yes No', conflict('given')],
    ['stated Yes; sentence No; used No', label('Yes', 'given')],
    ['stated Yes; lead No', conflict('given')],
    ['stated Yes; last No', conflict('given')],
    ['stated Yes; lead No Yes', label('Yes', 'given')],
    ['stated Yes; last No Yes', label('Yes', 'given')],
    ['stated Yes No; lead Yes', conflict('given')],
    ['stated Yes No; stated Yes', label('Yes', 'given')],
    ['lead Yes; last Yes; sentence Yes; used No', label('Yes', 'given')],
    ['lead Yes; sentence No', conflict('given')],
    ['sentence Yes; emphasis No', label('Yes', 'given')],
    ['emphasis Yes; clause No; used No', label('Yes', 'used')],
    ['clause Yes; used No', label('Yes', 'used')],
    ['used Yes', label('Yes', 'used')],
    ['said Yes', label('Yes', 'said')],
    ['said Yes; used Yes', label('Yes', 'said')],
    ['said Yes; used No', conflict('used')],
  ])('%s', (text, want) => {
    expect(decide(claims(text), false)).toEqual(want);
  });

  test('where the text says that no one label holds, labels in passing settle nothing', () => {
    expect(['emphasis Yes', 'used Yes', 'lead Yes'].map((text) => decide(claims(text), true))).toEqual([
      NONE,
      NONE,
      label('Yes', 'given'),
    ]);
  });
});
